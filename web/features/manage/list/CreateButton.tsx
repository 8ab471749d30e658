import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useHref, useNavigate } from 'react-router-dom';

/** The address and the label of a create screen. */
export interface CreateLink {
  readonly to: string;
  readonly label: string;
}

/** The button that leads to a create screen. */
export const CreateButton = ({ to, label }: CreateLink) => {
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      href={useHref(to)}
      onClick={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    >
      {label}
    </Button>
  );
};
