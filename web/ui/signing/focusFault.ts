/** Leads to the first field at fault, once its fault is drawn. */
export const focusFault = (form: HTMLElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true], [data-fault=true] input')?.focus());
};
