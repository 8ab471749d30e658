/** Renders a popup after its button, so that Tab continues into it and it is in the same landmark. */
export const beside = (trigger: HTMLElement): HTMLElement => trigger.closest('section') ?? document.body;
