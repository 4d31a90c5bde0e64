/** A file that is dropped anywhere on the page. */

export class Dropping {
  /** A file is over the page. */
  over = $state(false);

  /** Listens as long as the component that makes it; null: no file can be dropped. */
  constructor(onfile: () => ((file: File) => void) | null) {
    $effect(() => {
      const take = onfile();
      if (!take) return;
      const drag = (event: DragEvent): void => {
        if (![...(event.dataTransfer?.items ?? [])].some(({ kind }) => kind === 'file')) return;
        event.preventDefault();
        this.over = true;
      };
      const leave = (event: DragEvent): void => {
        if (event.relatedTarget === null) this.over = false;
      };
      const drop = (event: DragEvent): void => {
        event.preventDefault();
        this.over = false;
        const file = event.dataTransfer?.files[0];
        if (file) take(file);
      };
      window.addEventListener('dragover', drag);
      window.addEventListener('dragleave', leave);
      window.addEventListener('drop', drop);
      return () => {
        window.removeEventListener('dragover', drag);
        window.removeEventListener('dragleave', leave);
        window.removeEventListener('drop', drop);
      };
    });
  }
}
