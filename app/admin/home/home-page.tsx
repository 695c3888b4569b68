import { useState } from 'react';
import type { HomeLayoutView } from '#shared/contract/home.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import {
  type HomeBlock,
  type HomeBlockKind,
  homeBlockKinds,
  lastingKinds,
  mostHomeBlocks,
  newHomeBlock,
} from '#shared/home-blocks.ts';
import { textIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import {
  adminHomeMessages,
  homeBlockMessages,
  stripRuleMessages,
} from '../../messages/admin-home-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { newLocalId } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChevronDown, ChevronUp, Plus } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/home-page';
import { BlockDialog } from './block-dialog.tsx';

export const meta = privateMeta(adminHomeMessages, ({ title }) => title);

export const clientLoader = adminLoader(
  async (_asked, options) => (await api.home.getDraft({}, options)).data,
);

/** The blocks of home in their order: each change is kept in the draft, which shoppers see once it is published. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = adminHomeMessages[language];
  const layout = useLoaded(loaderData);
  return (
    <AdminPage title={texts.title}>
      <p className="admin-page__intro">{texts.intro}</p>
      <LoadedPart loaded={layout} isKept>
        {(draft) => <Blocks draft={draft} reload={layout.reload} />}
      </LoadedPart>
    </AdminPage>
  );
}

type BlocksProps = { draft: HomeLayoutView; reload: () => Promise<void> };

function Blocks({ draft: { blocks, version, isLive, namedProducts }, reload }: BlocksProps) {
  const language = useLanguage();
  const texts = adminHomeMessages[language];
  const [edited, setEdited] = useState<HomeBlock>();
  const [isAdding, setAdding] = useState(false);
  // After a refusal, because someone else was faster, their draft is shown.
  const { act, isBusy } = useAction(() => reload());

  const keep = async (changed: readonly HomeBlock[]) => {
    const { message } = await api.home.saveDraft({ blocks: [...changed], version });
    await reload();
    return { message };
  };
  const save = (changed: readonly HomeBlock[]) => act(() => keep(changed).then(() => ({})));
  const move = (from: number, to: number) => {
    const moved = blocks.filter((_, index) => index !== from);
    const block = blocks[from];
    if (block) void save([...moved.slice(0, to), block, ...moved.slice(to)]);
  };
  const add = async (kind: HomeBlockKind) => {
    const block = newHomeBlock(newLocalId(), kind);
    const end = blocks.findIndex((other) => other.kind === 'shelves');
    setAdding(false);
    await save([...blocks.slice(0, end), block, ...blocks.slice(end)]);
    if (isWritten(kind)) setEdited(block);
  };

  return (
    <div className="stack">
      <div className="cluster apart">
        <p className="strong" role="status">
          {isLive ? texts.live : texts.draft}
        </p>
        <div className="cluster cluster--filled">
          <Button
            variant="outline"
            icon={<Plus />}
            disabled={isBusy || blocks.length >= mostHomeBlocks}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
          <LocalLink to="/dashboard/home-preview" className="button button--outline">
            {texts.preview}
          </LocalLink>
          <Button
            disabled={isBusy || isLive}
            onClick={() =>
              void act(async () => {
                const published = await api.home.publish({ version });
                await reload();
                return published;
              })
            }
          >
            {texts.publish}
          </Button>
        </div>
      </div>
      <ol className="stack gap-3" aria-label={texts.list}>
        {blocks.map((block, index) => (
          <li key={block.id}>
            <Row
              block={block}
              isBusy={isBusy}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < blocks.length - 1 ? () => move(index, index + 1) : undefined}
              onEdit={() => setEdited(block)}
              onToggle={() =>
                void save(blocks.map((one) => (one === block ? { ...one, isShown: !one.isShown } : one)))
              }
              onDelete={() => void save(blocks.filter((one) => one !== block))}
            />
          </li>
        ))}
      </ol>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={texts.addTitle} size="narrow">
        <div className="stack gap-2">
          {homeBlockKinds
            .filter((kind) => !lastingKinds.includes(kind))
            .map((kind) => (
              <Button key={kind} variant="outline" wide onClick={() => void add(kind)}>
                {homeBlockMessages[language][kind]}
              </Button>
            ))}
        </div>
      </Dialog>
      <BlockDialog
        block={edited}
        named={namedProducts}
        onClose={() => setEdited(undefined)}
        save={(changed) => keep(blocks.map((one) => (one.id === changed.id ? changed : one)))}
      />
    </div>
  );
}

/** Whether a block has anything that the owner writes. */
function isWritten(kind: HomeBlockKind): boolean {
  return !['categories', 'promises', 'shelves'].includes(kind);
}

type RowProps = {
  block: HomeBlock;
  isBusy: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onToggle: () => void;
  onDelete: () => void;
};

function Row({ block, isBusy, onUp, onDown, onEdit, onToggle, onDelete }: RowProps) {
  const language = useLanguage();
  const texts = adminHomeMessages[language];
  const words = adminMessages[language];
  const kind = homeBlockMessages[language][block.kind];
  const title = textIn(language, block.title.en, block.title.fr);
  const name = title === '' ? kind : title;
  const picture = textIn(language, block.wide.en, block.wide.fr);
  const facts = [
    ...(title === '' ? [] : [kind]),
    ...(block.kind === 'strip' ? [stripRuleMessages[language][block.rule]] : []),
    ...(block.isShown ? [] : [texts.hidden]),
    ...(block.from === null ? [] : [texts.from(formatMoment(block.from, language))]),
    ...(block.until === null ? [] : [texts.until(formatMoment(block.until, language))]),
  ];
  return (
    <AdminRow
      label={name}
      title={name}
      image={picture === '' ? null : picture}
      words={facts.length > 0 && <p className="muted">{facts.join(' · ')}</p>}
      actions={
        <>
          <IconButton
            label={words.up(name)}
            icon={<ChevronUp />}
            variant="outlined"
            disabled={isBusy || !onUp}
            onClick={onUp}
          />
          <IconButton
            label={words.down(name)}
            icon={<ChevronDown />}
            variant="outlined"
            disabled={isBusy || !onDown}
            onClick={onDown}
          />
          {isWritten(block.kind) && (
            <Button variant="outline" aria-label={words.editNamed(name)} onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          {!lastingKinds.includes(block.kind) && (
            <>
              <Button variant="quiet" disabled={isBusy} onClick={onToggle}>
                {block.isShown ? texts.hide : texts.show}
              </Button>
              <Button
                variant="quiet"
                aria-label={words.deleteNamed(name)}
                disabled={isBusy}
                onClick={onDelete}
              >
                {words.delete}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}
