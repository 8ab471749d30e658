import Select, { type SelectProps } from 'antd/es/select';
import { clsx } from 'clsx';
import { useState } from 'react';
import styles from './ManySelect.module.css';

/** Chooses several of a long list by typing; the list closes after each choice, so that it does not cover what comes next. */
export const ManySelect = ({ className, ...props }: SelectProps<string[], { value: string; label: string }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      {...props}
      className={clsx(styles.many, className)}
      open={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
    />
  );
};
