/** Puts a popup after its button, so that Tab goes on into it and it stands in the same landmark. */
export const beside = (trigger: HTMLElement): HTMLElement => trigger.closest('section') ?? document.body;
