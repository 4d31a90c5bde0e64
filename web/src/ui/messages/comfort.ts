/** The settings of a device: sound, text, light, and what else is comfortable. */
export const comfort = {
  title: 'Comfort',
  line: 'These settings apply to this device, at every table.',
  sound: 'Sound',
  soundKey: 'Press M at a table to turn it on or off.',
  levels: ['Off', 'Soft', 'Quiet', 'Usual', 'Full'],
  soundHere: 'Sound here, too',
  soundHereNote: 'The big screen makes the sounds of this table.',
  size: 'Text size',
  sizes: { normal: 'Normal', larger: 'Larger', largest: 'Largest' },
  haptics: 'Vibration',
  hapticsNote: 'When somebody else reaches for the flag.',
  graphics: 'Graphics in 3D',
  graphicsNote: 'Plain is for slow devices and low batteries.',
  drawn: { full: 'Full', plain: 'Plain', dials: 'Dials only' },
  lamp: 'Lamplight',
  lampNote: 'A dark room with one lamp over the table.',
};
