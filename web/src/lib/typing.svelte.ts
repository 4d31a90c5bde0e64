/**
 * Typing into a field, whatever the keyboard: one that composes (an input method, or Android's,
 * which keeps its own buffer) has the field to itself until it is done.
 *
 * A value set during a composition would be composed again: "cuke" became CCUCUKCUKE.
 */

/** Key code of Enter in Safari when it has just confirmed a composition. */
const BY_INPUT_METHOD = 229;

/** Whether a key belongs to a composition, in which Enter confirms and Escape cancels. */
export function composes(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === BY_INPUT_METHOD;
}

/** Elements that use keys themselves: sliders, fields and dialogs. */
const OWN = 'input,textarea,select,dialog';

/** Whether a key is not for the page, but for the browser, an input method or an element. */
export function elsewhere(event: KeyboardEvent, own = OWN): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || composes(event)) return true;
  return event.target instanceof Element && event.target.closest(own) !== null;
}

export interface Host {
  /** The text that the field shows while there is no composition. */
  shown: () => string;
  /** Called with the whole text, even in the middle of a composition. */
  ontext: (text: string) => void;
}

/** An attachment that replaces `value` and `oninput`. */
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
      // Some browsers send the last input event before this one, some after it.
      compositionend: () => {
        composing = false;
        hear();
      },
      // A browser also blurs a field that is being removed; its state must not be read then.
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
