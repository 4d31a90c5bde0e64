/** Die Einstellungen eines Geräts: Ton, Schrift, Licht und was sonst angenehm ist. */
import type { Translated } from '../../../lib/translated';
import type { comfort as english } from '../comfort';

export const comfort: Translated<typeof english> = {
  title: 'Komfort',
  line: 'Diese Einstellungen gelten auf diesem Gerät, an jedem Tisch.',
  sound: 'Ton',
  soundKey: 'Am Tisch mit der Taste M an und aus.',
  levels: ['Aus', 'Sanft', 'Leise', 'Normal', 'Voll'],
  soundHere: 'Ton auch hier',
  soundHereNote: 'Der große Bildschirm macht die Töne dieses Tisches.',
  left: 'Linke Hand',
  leftNote: 'Tasten und Felder liegen auf der anderen Seite.',
  size: 'Schriftgröße',
  sizes: { normal: 'Normal', larger: 'Größer', largest: 'Am größten' },
  haptics: 'Vibration',
  hapticsNote: 'Wenn eine andere Person nach der Fahne greift.',
  graphics: '3D-Grafik',
  graphicsNote: 'Einfach schont langsame Geräte und leere Akkus.',
  drawn: { full: 'Voll', plain: 'Einfach', dials: 'Nur Regler' },
  lamp: 'Lampenlicht',
  lampNote: 'Ein dunkler Raum mit einer Lampe über dem Tisch.',
};
