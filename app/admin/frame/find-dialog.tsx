import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { StaffRole } from '#shared/access.ts';
import type { FoundView } from '#shared/contract/admin-frame.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { usePaused } from '../../state/use-paused.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Search } from '../../ui/pictures/icons.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { ScanButton } from '../camera/scan-button.tsx';
import type { DialogName } from '../dialog-names.ts';
import './find-dialog.css';
import type { MenuEntry } from './menu-entries.tsx';
import { pagesNamed } from './pages-named.ts';

/** Opens the one search over orders, products, customers and pages. */
export function FindButton({ onOpen }: { onOpen: () => void }) {
  const texts = useMessages(adminFrameMessages);
  return (
    <button
      type="button"
      className="find-dialog"
      aria-haspopup="dialog"
      aria-label={texts.find}
      onClick={onOpen}
    >
      <Search />
      <span className="find-dialog__words">{texts.find}</span>
    </button>
  );
}

type FindDialogProps = { role: StaffRole; open: boolean; onOpen: () => void; onClose: () => void };

/** The dialog of that search; Ctrl+K or / opens it too. */
export function FindDialog({ role, open, onOpen, onClose }: FindDialogProps) {
  const texts = useMessages(adminFrameMessages);
  const openRef = useRef(onOpen);
  useEffect(() => {
    openRef.current = onOpen;
  }, [onOpen]);
  useEffect(() => listenForKeys(() => openRef.current()), []);
  return (
    <Dialog open={open} onClose={onClose} title={texts.find}>
      <FindForm role={role} onLeave={onClose} />
    </Dialog>
  );
}

function listenForKeys(open: () => void): () => void {
  const listening = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      const isInField = event.target instanceof Element && event.target.matches('input, textarea, select');
      const isAsked =
        (event.key === '/' && !isInField) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
      if (!isAsked || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      open();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

const nothing: FoundView = { orders: [], products: [], customers: [] };

function FindForm({ role, onLeave }: { role: StaffRole; onLeave: () => void }) {
  const language = useLanguage();
  const texts = adminFrameMessages[language];
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const find = useCallback(
    async (options: CallOptions) =>
      search === '' ? nothing : (await api.adminFrame.find({ search }, options)).data,
    [search],
  );
  const { answer = nothing, failure, isLoading, reload } = useAnswer(find);
  const pages = search === '' ? [] : pagesNamed(search, language, role);
  const isEmpty =
    answer.orders.length + answer.products.length + answer.customers.length + pages.length === 0;
  const isWaiting = isLoading || search !== typed.trim();
  return (
    <form className="stack" aria-label={texts.find} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={texts.find}
        help={texts.findHelp}
        name="find"
        type="search"
        autoComplete="off"
        maxLength={limits.search}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ScanButton onCode={setTyped} />
      {failure && (
        <ErrorState title={texts.findFailed} text={failure.message} onRetry={() => void reload()} />
      )}
      <div className="find-dialog__results stack gap-3" role="status" aria-busy={isWaiting}>
        {isWaiting && search + typed.trim() !== '' && (
          <p className="row">
            <Spinner />
            {texts.searching}
          </p>
        )}
        {!isWaiting && search !== '' && isEmpty && !failure && <p>{texts.nothingFound(search)}</p>}
      </div>
      {search !== '' && <Results found={answer} pages={pages} search={search} onLeave={onLeave} />}
    </form>
  );
}

type ResultsProps = { found: FoundView; pages: readonly MenuEntry[]; search: string; onLeave: () => void };

function Results({ found, pages, search, onLeave }: ResultsProps) {
  const texts = useMessages(adminFrameMessages);
  const statuses = useMessages(orderStatusMessages);
  const language = useLanguage();
  const query = encodeURIComponent(search);
  return (
    <>
      <Group
        title={texts.orders}
        all={{ to: `/dashboard/orders?view=all&search=${query}`, label: texts.allOrders }}
        onLeave={onLeave}
        rows={found.orders.map((order) => ({
          to: `/dashboard/orders/${order.id}`,
          name: `${order.orderNumber} · ${order.name}`,
          fact: `${statuses[order.status]} · ${order.city} · ${formatFrancs(order.total)}`,
        }))}
      />
      <Group
        title={texts.products}
        all={{ to: `/dashboard/product?q=${query}`, label: texts.allProducts }}
        onLeave={onLeave}
        rows={found.products.map((product) => ({
          ...productFound(product, query, language),
        }))}
      />
      <Group
        title={texts.customers}
        all={{ to: `/dashboard/customers?q=${query}`, label: texts.allCustomers }}
        onLeave={onLeave}
        rows={found.customers.map((customer) => ({
          to: `/dashboard/customers?q=${query}&orders=${customer.id}`,
          name: customer.name,
          fact: [formatPhone(customer.mobile), customer.email].filter((part) => part !== '').join(' · '),
        }))}
      />
      <Group
        title={texts.foundPages}
        onLeave={onLeave}
        rows={pages.map(({ to, label }) => ({ to, name: label }))}
      />
    </>
  );
}

/** A product that was found. Its price and its stock link to the dialogs that change them, as in the list of products. */
function productFound(product: FoundView['products'][number], query: string, language: Language): Row {
  const { priceOf, stockOf } = productListMessages[language];
  const name = nameIn(language, product);
  const price = formatFrancs(product.price);
  const stock = adminFrameMessages[language].pieces(product.stock);
  const dialog = (which: DialogName) => `/dashboard/product?q=${query}&${which}=${product.id}`;
  return {
    to: dialog('edit'),
    name,
    facts: [
      { to: dialog('price'), text: price, label: `${priceOf(name)}: ${price}` },
      { to: dialog('stock'), text: stock, label: `${stockOf(name)}: ${stock}` },
    ],
  };
}

type Row = {
  to: string;
  name: string;
  fact?: string;
  facts?: readonly { to: string; text: string; label: string }[];
};

type GroupProps = {
  title: ReactNode;
  rows: readonly Row[];
  /** A link to the list with the same search, which finds more. */
  all?: { to: string; label: string };
  onLeave: () => void;
};

function Group({ title, rows, all, onLeave }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="small-heading">{title}</h3>
      <ul className="stack gap-1">
        {rows.map(({ to, name, fact, facts = [] }) => (
          <li key={to} className="find-dialog__row">
            <LocalLink to={to} className="find-dialog__link" onClick={onLeave}>
              <span className="name">{name}</span>
              {fact !== undefined && <span className="fine">{fact}</span>}
            </LocalLink>
            {facts.map(({ to: way, text, label }) => (
              <LocalLink key={way} to={way} className="tap small" aria-label={label} onClick={onLeave}>
                {text}
              </LocalLink>
            ))}
          </li>
        ))}
      </ul>
      {all && (
        <LocalLink to={all.to} className="tap small" onClick={onLeave}>
          {all.label}
        </LocalLink>
      )}
    </section>
  );
}
