import Select, { type SelectProps } from 'antd/es/select';
import { useState } from 'react';

/** Chooses several of a long list by typing; the list closes after each choice, so that it does not cover what comes next. */
export const ManySelect = (props: SelectProps<string[], { value: string; label: string }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      {...props}
      open={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
    />
  );
};
