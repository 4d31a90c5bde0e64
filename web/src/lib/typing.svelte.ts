/**
 * Typing into a field, whatever the keyboard: one that composes (an input method, or Android's, which
 * keeps a buffer of its own) has the field to itself until it is done.
 *
 * A value written meanwhile would be composed again: "cuke" became CCUCUKCUKE.
 */

/** What Safari's Enter still has when it has just confirmed a composition. */
const BY_INPUT_METHOD = 229;

/** Whether a key goes to a keyboard that composes; Enter confirms there, Escape cancels. */
export function composes(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === BY_INPUT_METHOD;
}

/** Sliders, fields and what lies over a page have keys of their own. */
const OWN = 'input,textarea,select,dialog';

/** Whether a key is for something else than the page: for the browser, a keyboard or an element. */
export function elsewhere(event: KeyboardEvent, own = OWN): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || composes(event)) return true;
  return event.target instanceof Element && event.target.closest(own) !== null;
}

export interface Host {
  /** What the field shows as soon as nobody composes in it. */
  shown: () => string;
  /** The whole text as it stands now, also in the middle of a composition. */
  ontext: (text: string) => void;
}

/** An attachment in place of `value` and `oninput`. */
export function typing(host: Host): (field: HTMLInputElement) => () => void {
  return (field) => {
    let composing = false;
    let text = '';
    function write(): void {
      if (!composing && field.value !== text) field.value = text;
    }
    function follow(): void {
      text = host.shown();
      write();
    }
    function hear(): void {
      host.ontext(field.value);
      follow();
    }
    const heard: Readonly<Record<string, () => void>> = {
      input: hear,
      compositionstart: () => {
        composing = true;
      },
      // Some browsers tell of the last input before it, some after.
      compositionend: () => {
        composing = false;
        hear();
      },
      // A browser also blurs a field that is being removed, whose state must not be read any more.
      blur: () => {
        composing = false;
        write();
      },
    };
    for (const [name, on] of Object.entries(heard)) field.addEventListener(name, on);
    $effect(follow);
    return () => {
      for (const [name, on] of Object.entries(heard)) field.removeEventListener(name, on);
    };
  };
}
