import { useState } from 'react';
import type { HomeLayoutView } from '#shared/contract/home.ts';
import { type HomeBlock, type InBoth, STRIP_CARDS, type StripRule, stripRules } from '#shared/home-blocks.ts';
import { limits } from '#shared/limits.ts';
import { facetValues } from '#shared/list-choice.ts';
import { fieldOfMoment, momentOfField } from '#shared/shop-day.ts';
import { useLanguage, useMessages } from '../../language.ts';
import {
  adminHomeMessages,
  homeBlockMessages,
  stripRuleMessages,
} from '../../messages/admin-home-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { skinMessages } from '../../messages/skin-messages.ts';
import { type Typed, useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { usePictureUploads } from '../pictures/upload-picture.ts';
import { NamedProducts } from '../promotions/promotion-scope.tsx';

type BlockDialogProps = {
  /** The dialog is open while this is set. */
  block: HomeBlock | undefined;
  named: HomeLayoutView['namedProducts'];
  onClose: () => void;
  save: (block: HomeBlock) => Promise<{ message: string }>;
};

export function BlockDialog({ block, named, onClose, save }: BlockDialogProps) {
  const language = useLanguage();
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <FormDialog
      isDirty={isDirty}
      open={block !== undefined}
      onClose={close}
      title={block ? homeBlockMessages[language][block.kind] : ''}
    >
      {block && (
        <BlockForm
          key={block.id}
          block={block}
          named={named}
          onDirty={() => setDirty(true)}
          onClose={close}
          save={save}
        />
      )}
    </FormDialog>
  );
}

type BlockFormProps = Omit<BlockDialogProps, 'block'> & { block: HomeBlock; onDirty: () => void };
type Pictures = Pick<HomeBlock, 'wide' | 'narrow'>;

function BlockForm({ block, named, onDirty, onClose, save }: BlockFormProps) {
  const texts = useMessages(adminHomeMessages);
  const pictureTexts = useMessages(pictureMessages);
  const [pictures, setPictures] = useState<Pictures>({ wide: block.wide, narrow: block.narrow });
  const [rule, setRule] = useState<StripRule>(block.rule);
  const [busyPictures, setBusyPictures] = useState<ReadonlySet<string>>(new Set());
  const call = useFormCall<string>({
    // Without this the block would be saved without a picture that is on its way.
    check: (typed): Record<string, string> => {
      if (busyPictures.size > 0) return { wide: pictureTexts.onItsWay };
      const [link, from, until] = [linkIn(typed), typed('from'), typed('until')];
      return {
        ...(link !== '' && !/^\/(?![/\\])/.test(link) && { link: texts.linkElsewhere }),
        ...(from !== '' && until !== '' && until <= from && { until: texts.endsBefore }),
      };
    },
    send: async (typed) => {
      const { message } = await save({ ...block, ...readBlock(typed, block), ...pictures, rule });
      notify.success(message);
      onClose();
    },
  });
  const hasWords = block.kind === 'hero' || block.kind === 'banner' || block.kind === 'story';
  const change = (size: keyof Pictures, language: keyof InBoth, url: string) => {
    onDirty();
    setPictures((before) => ({ ...before, [size]: { ...before[size], [language]: url } }));
  };
  return (
    <Form call={call}>
      <div className="stack" onChange={onDirty}>
        <InBothFields
          name="title"
          label={texts.blockTitle}
          given={block.title}
          most={limits.name}
          help={texts.ownWords}
        />
        {hasWords && (
          <>
            <InBothFields
              name="text"
              label={texts.blockText}
              given={block.text}
              most={limits.homeText}
              isLong
            />
            <InBothFields
              name="action"
              label={texts.blockAction}
              given={block.action}
              most={limits.shortText}
            />
          </>
        )}
        {(hasWords || block.kind === 'strip') && (
          <TextField
            label={texts.link}
            help={texts.linkHelp}
            name="link"
            optional
            autoComplete="off"
            maxLength={limits.url}
            defaultValue={block.link}
          />
        )}
        {block.kind === 'strip' && <RuleFields block={block} named={named} rule={rule} onRule={setRule} />}
        <Times block={block} />
      </div>
      {hasWords && (
        <>
          <p className="small muted">{texts.pictureHelp}</p>
          {(['wide', 'narrow'] as const).flatMap((size) =>
            (['en', 'fr'] as const).map((language) => (
              <BlockPicture
                key={size + language}
                label={`${texts[size]} (${language === 'en' ? texts.inEnglish : texts.inFrench})`}
                url={pictures[size][language]}
                onUrl={(url) => change(size, language, url)}
                onBusy={(isBusy) =>
                  setBusyPictures((before) => {
                    const now = new Set(before);
                    if (isBusy) now.add(size + language);
                    else now.delete(size + language);
                    return now;
                  })
                }
              />
            )),
          )}
        </>
      )}
      <SubmitButton wide>{texts.save}</SubmitButton>
    </Form>
  );
}

/** Of an address that was copied whole from a page of the shop, what comes behind the shop's name. */
function linkIn(typed: Typed<string>): string {
  const link = typed('link').trim();
  return link.startsWith(`${location.origin}/`) ? link.slice(location.origin.length) : link;
}

function readBlock(typed: Typed<string>, block: HomeBlock): Partial<HomeBlock> {
  const both = (name: 'title' | 'text' | 'action'): InBoth => ({
    en: typed(`${name}.en`).trim(),
    fr: typed(`${name}.fr`).trim(),
  });
  const moment = (name: 'from' | 'until') => {
    const text = typed(name);
    const given = block[name];
    if (text === '') return null;
    return given !== null && fieldOfMoment(new Date(given)) === text ? given : momentOfField(text);
  };
  const isStrip = block.kind === 'strip';
  const hasWords = ['hero', 'banner', 'story'].includes(block.kind);
  return {
    ...{ title: both('title'), from: moment('from'), until: moment('until') },
    ...(hasWords && { text: both('text'), action: both('action') }),
    ...((hasWords || isStrip) && { link: linkIn(typed) }),
    ...(isStrip && {
      amount: Number(typed('amount')) || block.amount,
      depth: facetValues.depth.find((depth) => depth === typed('depth')) ?? block.depth,
      products: typed('products') === '' ? [] : typed('products').split('\n'),
    }),
  };
}

type InBothFieldsProps = {
  name: string;
  label: string;
  given: InBoth;
  most: number;
  help?: string;
  isLong?: boolean;
};

function InBothFields({ name, label, given, most, help, isLong = false }: InBothFieldsProps) {
  const words = useMessages(adminMessages);
  const fields = [
    { language: 'en', note: words.inEnglish },
    { language: 'fr', note: words.inFrenchOptional },
  ] as const;
  return fields.map(({ language, note }) => {
    const field = {
      ...{ label, labelNote: note, name: `${name}.${language}`, maxLength: most },
      ...{ defaultValue: given[language], help: language === 'fr' ? help : undefined },
    };
    return isLong ? <TextArea key={language} {...field} rows={4} /> : <TextField key={language} {...field} />;
  });
}

function Times({ block }: { block: HomeBlock }) {
  const texts = useMessages(adminHomeMessages);
  const field = (name: 'from' | 'until') => {
    const at = block[name];
    return {
      ...({ name, optional: true, type: 'datetime-local' } as const),
      defaultValue: at === null ? '' : fieldOfMoment(new Date(at)),
    };
  };
  return (
    <>
      <TextField {...field('from')} label={texts.fromField} />
      <TextField {...field('until')} label={texts.untilField} help={texts.timesHelp} />
    </>
  );
}

type RuleFieldsProps = Pick<BlockFormProps, 'block' | 'named'> & {
  rule: StripRule;
  onRule: (rule: StripRule) => void;
};

/** Fields of other rules stay in the form, hidden, so that a look at another rule loses nothing typed. */
function RuleFields({ block, named, rule, onRule }: RuleFieldsProps) {
  const language = useLanguage();
  const texts = adminHomeMessages[language];
  return (
    <>
      <SelectField
        label={texts.rule}
        value={rule}
        onChange={({ currentTarget }) =>
          onRule(stripRules.find((known) => known === currentTarget.value) ?? rule)
        }
      >
        {stripRules.map((known) => (
          <option key={known} value={known}>
            {stripRuleMessages[language][known]}
          </option>
        ))}
      </SelectField>
      <div hidden={rule !== 'under'}>
        <TextField
          label={texts.amount}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={block.amount}
        />
      </div>
      <div hidden={rule !== 'depth'}>
        <SelectField label={texts.depth} name="depth" defaultValue={block.depth}>
          {facetValues.depth.map((depth) => (
            <option key={depth} value={depth}>
              {skinMessages[language][`depth:${depth}`]}
            </option>
          ))}
        </SelectField>
      </div>
      <div hidden={rule !== 'hand'}>
        <NamedProducts
          name="products"
          most={STRIP_CARDS}
          given={block.products.flatMap((id) => named.find((product) => product.id === id) ?? [])}
        />
      </div>
    </>
  );
}

type BlockPictureProps = {
  label: string;
  url: string;
  onUrl: (url: string) => void;
  onBusy: (isBusy: boolean) => void;
};

function BlockPicture({ label, url, onUrl, onBusy }: BlockPictureProps) {
  const texts = useMessages(adminHomeMessages);
  const uploads = usePictureUploads((urls) => {
    onBusy(false);
    onUrl(urls.at(-1) ?? '');
  });
  const pictures = {
    ...uploads,
    start: (files: readonly File[]) => {
      if (files.length > 0) onBusy(true);
      uploads.start(files);
    },
    remove: (id: number) => {
      onBusy(false);
      uploads.remove(id);
    },
  };
  return (
    <>
      <PictureField label={label} url={url} pictures={pictures} />
      {url !== '' && (
        <Button variant="quiet" onClick={() => onUrl('')}>
          {texts.removePicture}
        </Button>
      )}
    </>
  );
}
