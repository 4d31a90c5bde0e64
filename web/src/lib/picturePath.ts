/** The address of a finished game's picture, which the room draws in the language of the page. */
import { LANGUAGE } from './messages/words';

/** English pictures name no language. */
const SUFFIX = LANGUAGE.startsWith('en') ? '' : `.${LANGUAGE.slice(0, 2)}`;

export const picturePath = (
  table: string,
  moment: number | undefined,
  shape: 'wide' | 'square',
): string => `/p/${table}/${moment === undefined ? '' : `${moment}-`}${shape}${SUFFIX}.png`;
