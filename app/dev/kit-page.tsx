import { useState } from 'react';
import { FrancsField, NoteField } from '../forms/kinds.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { useLanguage } from '../language.ts';
import { Button, type ButtonProps, type ButtonVariant } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { FileChoice } from '../ui/fields/file-choice.tsx';
import { Form, type FormState, SubmitButton } from '../ui/fields/form.tsx';
import { QuantityStepper } from '../ui/fields/quantity-stepper.tsx';
import { RadioCard } from '../ui/fields/radio-card.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Badge, type BadgeTone } from '../ui/labels/badge.tsx';
import { Price } from '../ui/labels/price.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { Card } from '../ui/layout/card.tsx';
import { More } from '../ui/layout/more.tsx';
import { Pager } from '../ui/layout/pager.tsx';
import { Camera, Plus, Sparkles, Trash2 } from '../ui/pictures/icons.tsx';
import { NoMatch } from '../ui/pictures/motif/no-match.tsx';
import { KitCodes } from './kit-codes.tsx';
import { KitDialogs } from './kit-dialogs.tsx';
import { KitPictures } from './kit-pictures.tsx';
import { kitWords } from './kit-words.ts';

const variants: readonly ButtonVariant[] = [
  'primary',
  'call-to-action',
  'outline',
  'quiet',
  'danger',
  'success',
];
const tones: readonly BadgeTone[] = ['neutral', 'primary', 'indigo', 'success', 'danger', 'hibiscus'];

const nothing = () => undefined;
const calm: FormState = { form: { onSubmit: (event) => event.preventDefault() }, isBusy: false, errors: {} };

/** The parts of `app/ui` in their states, in development only (`app/routes.ts`). */
export default function KitPage() {
  const words = kitWords[useLanguage()];
  return (
    <div className="container page stack">
      <h1>Kit</h1>
      <Buttons />
      <div className="stack stack--wide-pair">
        <Labels />
        <Layout />
        <Fields title={words.fields} call={calm} />
        <Fields title={words.withErrors} call={{ ...calm, errors: words.mistakes }} />
        <Fields title={words.onItsWay} call={{ ...calm, isBusy: true }} />
        <Fields title={words.disabled} call={calm} isDisabled />
        <Choices />
        <KitCodes />
        <KitPictures />
        <Card title={words.states4}>
          <EmptyState illustration={<NoMatch />} title={words.nothing} text={words.nothingText} />
          <ErrorState title={words.failed} onRetry={nothing} />
          <ErrorState title={words.failed} onRetry={nothing} retrying />
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="pill" />
        </Card>
      </div>
      <KitDialogs />
    </div>
  );
}

function Buttons() {
  const words = kitWords[useLanguage()];
  return (
    <Card title={words.buttons}>
      <ButtonRow name={words.states.rest} />
      <ButtonRow name={words.states.icon} icon={<Plus />} />
      <ButtonRow name={words.states.busy} busy />
      <ButtonRow name={words.states.disabled} disabled />
      <div className="cluster cluster--filled">
        <Button size="large">{words.save}</Button>
        <Button variant="outline">{words.long}</Button>
        <IconButton label="Delete" icon={<Trash2 />} variant="outlined" />
        <IconButton label="Delete" icon={<Trash2 />} variant="filled" count={12} />
        <IconButton label="Delete" icon={<Trash2 />} disabled />
      </div>
      <Button wide size="large" variant="call-to-action">
        {words.long}
      </Button>
    </Card>
  );
}

function ButtonRow({ name, ...state }: { name: string } & Pick<ButtonProps, 'icon' | 'busy' | 'disabled'>) {
  return (
    <p className="cluster">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...state}>
          {variant}
        </Button>
      ))}
      <span className="muted">{name}</span>
    </p>
  );
}

function Labels() {
  const words = kitWords[useLanguage()];
  return (
    <Card title={words.badges}>
      <p className="cluster">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      <p className="cluster">
        <Price amount={7500} size="small" />
        <Price amount={7500} />
        <Price amount={7500} original={10_000} size="large" />
        <Price amount={7500} decimals={2} />
        <Price amount={1_234_567_890} original={2_345_678_901} />
      </p>
      <Card title={words.marked} level={3} isMarked>
        <p>{words.markedText}</p>
      </Card>
    </Card>
  );
}

function Layout() {
  const words = kitWords[useLanguage()];
  const tints = ['tint', 'primary', 'danger'];
  const [subtotal, delivery, total] = words.facts;
  return (
    <Card title={words.layout}>
      <p className="measure">{words.layoutText}</p>
      <div className="row">
        <span className="disc">
          <Sparkles />
        </span>
        <span className="name">{words.long}</span>
      </div>
      {words.notes.map((note, index) => (
        <p key={note} className={`note note--${tints[index]}`}>
          {note}
        </p>
      ))}
      <dl className="facts stack gap-1">
        <div>
          <dt>{subtotal}</dt>
          <dd>
            <Price amount={7500} />
          </dd>
        </div>
        <div>
          <dt>{delivery}</dt>
          <dd>{words.free}</dd>
        </div>
        <div className="facts__total">
          <dt>{total}</dt>
          <dd>
            <Price amount={7500} />
          </dd>
        </div>
      </dl>
      <More summary={words.more}>
        <p className="fine">{words.hidden}</p>
      </More>
    </Card>
  );
}

function Fields({ title, call, isDisabled }: { title: string; call: FormState; isDisabled?: boolean }) {
  const words = kitWords[useLanguage()];
  return (
    <Card title={title}>
      <Form call={call}>
        <fieldset className="stack" disabled={isDisabled}>
          <TextField label={words.name} help={words.nameHelp} name="name" />
          <FrancsField label={words.amount} defaultValue={12_500} />
          <NoteField label={words.note} optional />
          <PhoneField label={words.phone} name="phone" phone="+237677000001" />
          <SelectField label={words.reason} name="reason">
            {words.reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </SelectField>
          <TextArea label={words.done} name="done" rows={2} />
          <CheckboxField label={words.drafts} name="drafts" defaultChecked />
          <FileChoice icon={<Camera />} disabled={isDisabled} onFiles={nothing}>
            {words.file}
          </FileChoice>
        </fieldset>
        <SubmitButton wide disabled={isDisabled}>
          {words.save}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function Choices() {
  const words = kitWords[useLanguage()];
  const [quantity, setQuantity] = useState(2);
  const [page, setPage] = useState(1);
  return (
    <Card title={words.choices}>
      <fieldset className="stack gap-2">
        <legend className="legend">{words.whoCarries}</legend>
        <RadioCard name="carrier" title="Moussa" defaultChecked>
          <span className="muted">6 77 00 00 01</span>
        </RadioCard>
        <RadioCard name="carrier" title={words.long} aside={<Badge tone="success">{words.free}</Badge>} />
        <RadioCard name="carrier" title={words.theShop} disabled />
      </fieldset>
      <QuantityStepper
        name={words.long}
        quantity={quantity}
        increaseDisabled={quantity >= 5}
        onDecrease={() => setQuantity(Math.max(0, quantity - 1))}
        onIncrease={() => setQuantity(quantity + 1)}
      />
      <Pager
        label={words.pages}
        previous={{ label: words.previous, disabled: page === 1, onPress: () => setPage(page - 1) }}
        next={{ label: words.next, disabled: page === 3, onPress: () => setPage(page + 1) }}
      >
        {page}/3
      </Pager>
      <Breadcrumbs
        label="Kit"
        trail={words.trail.map((name, index) => (index < 2 ? { name, to: `/?kit=${index}` } : { name }))}
      />
    </Card>
  );
}
