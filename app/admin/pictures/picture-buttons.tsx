import { useMessages } from '../../language.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { Camera, ImagePlus } from '../../ui/pictures/icons.tsx';
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
  const texts = useMessages(pictureMessages);
  return (
    <div className="picture-buttons">
      <FileChoice
        className="picture-buttons__way"
        accept="image/*"
        multiple={multiple}
        disabled={disabled}
        icon={<ImagePlus />}
        onFiles={onFiles}
      >
        {label ?? texts.choose}
      </FileChoice>
      <FileChoice
        className="picture-buttons__way picture-buttons__way--camera"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        icon={<Camera />}
        onFiles={onFiles}
      >
        {texts.camera}
      </FileChoice>
    </div>
  );
}
