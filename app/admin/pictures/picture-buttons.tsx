import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useMessages } from '../../language.ts';
import { adminPictureMessages } from '../../messages/admin-picture-messages.ts';
import './picture-buttons.css';

type PictureButtonsProps = {
  multiple?: boolean;
  disabled?: boolean;
  /** On the button for files; 'Upload Image' without it. */
  label?: string;
  onFiles: (files: File[]) => void;
};

/** Two ways to a picture: files, and on a phone or tablet the camera at once. */
export function PictureButtons({ multiple, disabled, label, onFiles }: PictureButtonsProps) {
  const texts = useMessages(adminPictureMessages);
  const chooseId = useId();
  const cameraId = useId();

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <div className="picture-buttons">
      <span className="picture-buttons__way">
        <input
          id={chooseId}
          type="file"
          accept="image/*"
          className="picture-buttons__input"
          multiple={multiple}
          disabled={disabled}
          onChange={take}
        />
        <label htmlFor={chooseId} className="button button--outline">
          <ImagePlus />
          {label ?? texts.choose}
        </label>
      </span>
      <span className="picture-buttons__way picture-buttons__way--camera">
        <input
          id={cameraId}
          type="file"
          accept="image/*"
          capture="environment"
          className="picture-buttons__input"
          disabled={disabled}
          onChange={take}
        />
        <label htmlFor={cameraId} className="button button--outline">
          <Camera />
          {texts.camera}
        </label>
      </span>
    </div>
  );
}
