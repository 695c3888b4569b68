import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FrancsField, NoteField } from '../forms/kinds.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { Button, type ButtonVariant } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { Form, type FormState, SubmitButton } from '../ui/fields/form.tsx';
import { QuantityStepper } from '../ui/fields/quantity-stepper.tsx';
import { RadioCard } from '../ui/fields/radio-card.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Badge, type BadgeTone } from '../ui/labels/badge.tsx';
import { Price } from '../ui/labels/price.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Pager } from '../ui/layout/pager.tsx';
import { NoMatch } from '../ui/pictures/motif/no-match.tsx';

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
const refused: FormState = {
  ...calm,
  errors: { amount: 'More than is due: 12 500 FCFA.', note: 'Say why.', phone: 'This is no phone number.' },
};

/** The parts of `app/ui` in their states, in development only (`app/routes.ts`). Its words are no texts of the shop. */
export default function KitPage() {
  return (
    <div className="container stack">
      <h1>Kit</h1>
      <Buttons />
      <Card title="Badges and prices">
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
        </p>
      </Card>
      <Fields title="Fields" call={calm} />
      <Fields title="Fields with errors" call={refused} />
      <Fields title="A form on its way" call={{ ...calm, isBusy: true }} />
      <Choices />
      <Card title="A marked card" isMarked>
        <p>It waits for somebody.</p>
      </Card>
      <Card title="Nothing, an outage, and what loads">
        <EmptyState illustration={<NoMatch />} title="Nothing found" text="Try a shorter word." />
        <ErrorState title="The list could not be loaded" onRetry={nothing} />
        <ErrorState title="Tried again" text="The server is being started." onRetry={nothing} retrying />
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="pill" />
      </Card>
      <Overlays />
    </div>
  );
}

function Buttons() {
  const row = (name: string, state: { busy?: boolean; disabled?: boolean; icon?: ReactNode }) => (
    <p className="cluster">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...state}>
          {variant}
        </Button>
      ))}
      <span className="muted">{name}</span>
    </p>
  );
  return (
    <Card title="Buttons">
      {row('at rest', {})}
      {row('with an icon', { icon: <Plus /> })}
      {row('busy', { busy: true })}
      {row('disabled', { disabled: true })}
      <div className="cluster cluster--filled">
        <Button size="large">Large</Button>
        <Button variant="outline">Shares the width of a phone</Button>
        <IconButton label="Delete" icon={<Trash2 />} variant="outlined" />
      </div>
    </Card>
  );
}

function Fields({ title, call }: { title: string; call: FormState }) {
  return (
    <Card title={title}>
      <Form call={call}>
        <TextField label="Name" help="As on the parcel." name="name" />
        <FrancsField label="Amount" defaultValue={12_500} />
        <NoteField label="Note" optional />
        <PhoneField label="Phone" name="phone" phone="+237677000001" />
        <SelectField label="Reason" name="reason">
          <option>Damaged</option>
        </SelectField>
        <TextArea label="What was done" name="done" rows={2} />
        <CheckboxField label="With drafts" name="drafts" defaultChecked />
        <SubmitButton wide>Save</SubmitButton>
      </Form>
    </Card>
  );
}

function Choices() {
  const [quantity, setQuantity] = useState(2);
  const [page, setPage] = useState(1);
  return (
    <Card title="Choices, quantities and pages">
      <fieldset className="stack">
        <legend>Who carries it?</legend>
        <RadioCard name="carrier" title="Moussa" defaultChecked>
          <span className="muted">677 00 00 01</span>
        </RadioCard>
        <RadioCard name="carrier" title="The shop itself" disabled />
      </fieldset>
      <QuantityStepper
        label="Quantity"
        quantity={quantity}
        decreaseLabel="Fewer"
        increaseLabel="More"
        increaseDisabled={quantity >= 5}
        onDecrease={() => setQuantity(Math.max(0, quantity - 1))}
        onIncrease={() => setQuantity(quantity + 1)}
      />
      <Pager
        label="Pages"
        previous={{ label: 'Previous', disabled: page === 1, onPress: () => setPage(page - 1) }}
        next={{ label: 'Next', disabled: page === 3, onPress: () => setPage(page + 1) }}
      >
        {page}/3
      </Pager>
    </Card>
  );
}

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card title="Dialogs and notices">
      <div className="cluster">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button variant="outline" onClick={() => notify.success('Saved')}>
          Say that it worked
        </Button>
        <Button variant="outline" onClick={() => notify.error('No connection.')}>
          Say that it did not
        </Button>
      </div>
      <Dialog open={isOpen} onClose={close} title="A dialog" footer={<Button onClick={close}>Done</Button>}>
        <Form call={calm}>
          <NoteField label="Note" optional />
        </Form>
      </Dialog>
    </Card>
  );
}
