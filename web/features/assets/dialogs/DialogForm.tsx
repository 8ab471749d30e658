import type { ComponentProps, KeyboardEvent } from 'react';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';

const keepOpen = (event: KeyboardEvent) => {
  // Enter in a week chooses the week; it is not yet the end of the form.
  if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('.ant-picker'))
    event.preventDefault();
};

/** A dialog about employees, wide enough for their weeks and rates. */
export const DialogForm = <Values,>(
  props: Omit<ComponentProps<typeof VersionedDialog<Values>>, 'width' | 'onKeyDown'>,
) => <VersionedDialog {...props} width={600} onKeyDown={keepOpen} />;
