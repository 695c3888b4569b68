import { useEffect, useId, useRef, useState } from 'react';
import type { OrderReviewsView } from '#shared/contract/review.ts';
import { limits } from '#shared/limits.ts';
import { facetValues } from '#shared/list-choice.ts';
import { MOST_REVIEW_PHOTOS } from '#shared/reviews.ts';
import { PhotoField, photoMistake, photosIn } from '../../forms/pictures/photo-field.tsx';
import { sendsPicture } from '../../forms/pictures/send-picture.ts';
import { keepTyping } from '../../kept-typing.ts';
import { useMessages } from '../../language.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { skinMessages } from '../../messages/skin-messages.ts';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FieldMessages } from '../../ui/fields/field-frame.tsx';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { starNumbers, starSign } from './stars.tsx';
import './review-form.css';

type Item = OrderReviewsView['items'][number];

type ReviewFormProps = { token: string; item: Item; onSent: (reviews: OrderReviewsView) => void };

export function ReviewForm({ token, item, onSent }: ReviewFormProps) {
  const texts = useMessages(writeReviewMessages);
  const skins = useMessages(skinMessages);
  const pictures = useMessages(pictureMessages);
  const { review } = item;
  const call = useFormCall<string>({
    check: (typed): Record<string, string> => ({
      ...(typed('stars') === '' ? { stars: texts.chooseStars } : {}),
      ...photoMistake(typed, pictures),
    }),
    send: async (typed) => {
      const answer = await api.review.write({
        token,
        productId: item.productId,
        stars: Number(typed('stars')),
        text: typed('text'),
        authorName: typed('authorName'),
        skinType: facetValues.skin.find((known) => known === typed('skinType')) ?? null,
        depth: facetValues.depth.find((known) => known === typed('depth')) ?? null,
        photos: photosIn(typed),
      });
      notify.success(answer.message);
      onSent(answer.data);
      keepReview(call.form.ref.current);
    },
  });
  // Keeps what was typed: a phone that takes a photo for the review may discard the page meanwhile.
  const onInput: typeof call.form.onInput = (event) => {
    call.form.onInput(event);
    keepReview();
  };
  return (
    <Form call={{ ...call, form: { ...call.form, onInput } }}>
      {review && (
        <p className="note note--tint" role="status">
          {texts[review.state]}
        </p>
      )}
      <StarChoice chosen={review?.stars} error={call.errors.stars} />
      <TextArea
        label={texts.text}
        help={texts.textHelp}
        optional
        name="text"
        rows={3}
        maxLength={limits.reviewText}
        defaultValue={review?.text}
      />
      <TextField
        label={texts.name}
        help={texts.nameHelp}
        optional
        name="authorName"
        autoComplete="given-name"
        maxLength={limits.reviewName}
        defaultValue={review?.authorName}
      />
      <div className="stack stack--pair">
        <SelectField label={texts.depth} optional name="depth" defaultValue={review?.depth ?? ''}>
          <option value="">{texts.notSaid}</option>
          {facetValues.depth.map((depth) => (
            <option key={depth} value={depth}>
              {skins[`depth:${depth}`]}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.skinType} optional name="skinType" defaultValue={review?.skinType ?? ''}>
          <option value="">{texts.notSaid}</option>
          {facetValues.skin.map((skin) => (
            <option key={skin} value={skin}>
              {skins[`skin:${skin}`]}
            </option>
          ))}
        </SelectField>
      </div>
      <PhotoField
        label={texts.photos}
        help={texts.photosHelp}
        most={MOST_REVIEW_PHOTOS}
        send={sendsPicture('photo', (form, options) => api.review.addPhoto(form, options), { token })}
        {...(review ? { given: review.photos } : {})}
        onChange={keepReview}
      />
      <SubmitButton variant="primary" disabled={!call.isAlive}>
        {review ? texts.sendAgain : texts.send}
      </SubmitButton>
      <FormFailure message={call.failure} />
    </Form>
  );
}

function keepReview(sent?: HTMLFormElement | null): void {
  try {
    keepTyping(sent ?? undefined);
  } catch (blocked) {
    console.info('What is typed cannot be kept', blocked);
  }
}

/** Five radio buttons that look like stars: the arrow keys choose, and each is large enough for a thumb. */
function StarChoice({ chosen, error }: { chosen: number | undefined; error: string | undefined }) {
  const texts = useMessages(writeReviewMessages);
  const id = useId();
  const [stars, setStars] = useState(chosen ?? 0);
  const choice = useRef<HTMLFieldSetElement>(null);
  // A star may have been pressed before scripts loaded.
  useEffect(() => {
    const pressed = choice.current?.querySelector<HTMLInputElement>('input:checked');
    if (pressed) setStars(Number(pressed.value));
  }, []);
  return (
    <fieldset ref={choice}>
      <legend className="legend">{texts.yourStars}</legend>
      <div className="star-choice row">
        {starNumbers.map((star) => (
          <label key={star} className="star-choice__star">
            <input
              type="radio"
              name="stars"
              value={star}
              className="star-choice__input"
              aria-label={texts.starWord(star)}
              aria-invalid={error !== undefined}
              defaultChecked={star === chosen}
              onChange={() => setStars(star)}
            />
            <span className="stars" aria-hidden="true">
              {starSign(star <= stars)}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages fieldId={id} help={undefined} error={error} />
    </fieldset>
  );
}
