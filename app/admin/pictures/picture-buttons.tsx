import { useMessages } from '../../language.ts';
import { photoRowMessages } from '../../messages/photo-row-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { Camera, ImagePlus } from '../../ui/pictures/icons.tsx';
import { hasCameraView } from './camera-view.tsx';
import './picture-buttons.css';

type PictureButtonsProps = {
  multiple?: boolean;
  disabled?: boolean;
  /** The text on the button for files; 'Upload Image' by default. */
  label?: string;
  onFiles: (files: File[]) => void;
  /** Opens a view in which several photos are taken, where the browser has one. */
  onCamera?: (() => void) | undefined;
};

/** Two ways to get a picture: from files, and on a phone or tablet directly from the camera. */
export function PictureButtons({ multiple, disabled, label, onFiles, onCamera }: PictureButtonsProps) {
  const texts = useMessages(pictureMessages);
  const rowTexts = useMessages(photoRowMessages);
  return (
    <div className="cluster">
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
      {onCamera && hasCameraView() ? (
        <Button
          variant="outline"
          className="picture-buttons__way picture-buttons__way--camera"
          icon={<Camera />}
          onClick={onCamera}
        >
          {rowTexts.open}
        </Button>
      ) : (
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
      )}
    </div>
  );
}
