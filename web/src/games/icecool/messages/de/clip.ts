/** Ein Schnipser als Clip. */
import type { Translated } from '../../../../lib/translated';
import type { clip as english } from '../clip';

export const clip: Translated<typeof english> = {
  make: 'Clip von diesem Schnipser machen',
  title: 'Ein Clip von diesem Schnipser',
  filming: 'Die Aufnahme läuft. Lass diese Seite im Blick.',
  failed: 'Der Schnipser ließ sich nicht aufnehmen. Schließ das hier und versuch es noch mal.',
  save: 'Clip speichern',
  share: 'Teilen',
};
