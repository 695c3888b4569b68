import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import type { ButtonVariant } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import './file-choice.css';

interface FileChoiceProps
  extends Pick<
    ComponentProps<'input'>,
    'accept' | 'capture' | 'multiple' | 'disabled' | 'aria-describedby' | 'className'
  > {
  variant?: ButtonVariant;
  icon: ReactNode;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the browser's choice of files. */
export function FileChoice({
  variant = 'outline',
  icon,
  className,
  onFiles,
  children,
  ...input
}: FileChoiceProps) {
  const id = useId();

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that choosing a file of the same name again fires a change event.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <span className={classNames('file-choice', className)}>
      <input {...input} id={id} type="file" className="file-choice__input" onChange={take} />
      <label htmlFor={id} className={`button button--${variant}`}>
        {icon}
        {children}
      </label>
    </span>
  );
}
