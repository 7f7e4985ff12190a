import type { ComponentProps } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSend: () => void };

/** Enter in one of its fields sends it, and the page stays. */
export const Form = ({ onSend, ...form }: FormProps) => (
  <form
    {...form}
    onSubmit={event => {
      event.preventDefault();
      onSend();
    }}
  />
);
