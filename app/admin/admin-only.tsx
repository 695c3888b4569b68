import { useEffect } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router';
import type { StaffRole } from '#shared/access.ts';
import { formatDay } from '#shared/formats/dates.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../account/account-skeleton.tsx';
import { GuestDashboard } from '../account/dashboard/guest-dashboard.tsx';
import { useLanguage, useLocalPath, useMessages } from '../language.ts';
import { LocalLink } from '../local-link.tsx';
import { accountMessages } from '../messages/account-messages.ts';
import { secondFactorMessages } from '../messages/second-factor-messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';
import { client } from '../state/client.ts';
import { useNextPage } from '../state/use-loaded.ts';
import { useShop } from '../state/use-shop.ts';
import { PageFailure } from '../storefront/shell/page-failure.tsx';
import { ButtonLink } from '../ui/buttons/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { BrokenThread } from '../ui/pictures/motif/broken-thread.tsx';
import type { Route } from './+types/admin-only';
import './admin-only.css';
import { AdminFrame, BareAdminFrame } from './frame/admin-frame.tsx';
import { firstPageOf, mayOpen } from './frame/page-access.ts';
import { staffRoleHere } from './load-as-admin.ts';

/** The role for which the loaders of the pages below have made their calls; with null they have made none. */
export async function clientLoader() {
  return { role: await staffRoleHere() };
}

/** Shown until the first answer, on a page whose document came from the server. */
export function HydrateFallback() {
  return (
    <BareAdminFrame>
      <AccountSkeleton />
    </BareAdminFrame>
  );
}

/** Hiding pages is only a courtesy: the server checks the role with every call. */
export default function AdminOnly({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(accountMessages);
  const { details, status } = useShop((state) => state.user);
  const session = useShop((state) => (state.isLoginDue ? 'user' : state.session));
  const nextPage = useNextPage();
  const { pathname } = useLocation();
  useLoadAfterLogin(loaderData.role);
  if (session === 'guest')
    return (
      <BareAdminFrame>
        <Guest />
      </BareAdminFrame>
    );
  const role = details?.staffRole;
  if (role) {
    const dueAt = details?.secondFactorDueAt ?? null;
    if (dueAt !== null && Date.parse(dueAt) <= Date.now()) {
      return (
        <BareAdminFrame>
          <SecondFactorDue />
        </BareAdminFrame>
      );
    }
    const page = mayOpen(role, pathname) ? <Outlet /> : <NotOfThisRole role={role} />;
    return (
      <AdminFrame role={role}>
        {isSoon(dueAt) && <SecondFactorReminder dueAt={dueAt} />}
        {isOfDashboard(nextPage) ? <AccountSkeleton /> : page}
      </AdminFrame>
    );
  }
  return (
    <BareAdminFrame>
      {details && <NoPermission />}
      {!details && status !== 'failed' && <AccountSkeleton />}
      {!details && status === 'failed' && (
        <ErrorState title={texts.failedTitle} onRetry={() => void client.session.loadUser()} />
      )}
    </BareAdminFrame>
  );
}

/** Shows the failure of a page inside the frame, whose menus stay: a person of the shop can go elsewhere from it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = useShop(({ user }) => user.details?.staffRole);
  const failure = <PageFailure error={error} />;
  return role ? <AdminFrame role={role}>{failure}</AdminFrame> : <BareAdminFrame>{failure}</BareAdminFrame>;
}

function Guest() {
  const texts = useMessages(accountMessages);
  return (
    <div className="stack gap-6">
      <h1>{texts.noPermission}</h1>
      <GuestDashboard text={texts.adminsOnly} />
    </div>
  );
}

/** Reloads a page that was opened before its reader was known, whose session ended, or whose role was changed. */
function useLoadAfterLogin(loadedFor: StaffRole | null): void {
  const { revalidate } = useRevalidator();
  const role = useShop(({ user }) => user.details?.staffRole ?? null);
  useEffect(() => {
    if (role !== null && role !== loadedFor) void revalidate();
  }, [role, loadedFor, revalidate]);
  useEffect(
    () =>
      client.shop.subscribe((now, before) => {
        if (before.isLoginDue && now.session === 'user') void revalidate();
      }),
    [revalidate],
  );
}

function isOfDashboard(path: string | undefined): boolean {
  return path !== undefined && inLanguage(path, 'en').startsWith('/dashboard/');
}

const remindedDays = 14;

function isSoon(dueAt: string | null): dueAt is string {
  return dueAt !== null && Date.parse(dueAt) - Date.now() < remindedDays * 86_400_000;
}

/** Shown above each page until the second code is set up or its deadline comes. */
function SecondFactorReminder({ dueAt }: { dueAt: string }) {
  const language = useLanguage();
  const texts = secondFactorMessages[language];
  return (
    <p className="second-factor-reminder note note--primary cluster apart gap-2">
      {texts.reminder(formatDay(dueAt, language))}
      <LocalLink to="/dashboard/security" className="tap bold">
        {texts.setUp}
      </LocalLink>
    </p>
  );
}

function SecondFactorDue() {
  const texts = useMessages(secondFactorMessages);
  const localPath = useLocalPath();
  return (
    <section className="no-permission stack stack--centre gap-3">
      <BrokenThread />
      <h1 className="no-permission__title">{texts.dueTitle}</h1>
      <p className="muted">{texts.dueText}</p>
      <ButtonLink to={localPath('/dashboard/security')}>{texts.setUp}</ButtonLink>
    </section>
  );
}

/** Shown to a staff member on a page of other people's work. */
function NotOfThisRole({ role }: { role: StaffRole }) {
  const texts = useMessages(staffMessages);
  const roleNames = useMessages(staffRoleMessages);
  const localPath = useLocalPath();
  return (
    <section className="no-permission stack stack--centre gap-3">
      <BrokenThread />
      <h1 className="no-permission__title">{texts.notOfYourRole}</h1>
      <p className="muted">{texts.askAnOwner(roleNames[role])}</p>
      <ButtonLink to={localPath(firstPageOf(role))} variant="outline">
        {texts.toMyWork}
      </ButtonLink>
    </section>
  );
}

function NoPermission() {
  const texts = useMessages(accountMessages);
  const localPath = useLocalPath();
  return (
    <section className="no-permission stack stack--centre gap-3">
      <BrokenThread />
      <h1 className="no-permission__title">{texts.noPermission}</h1>
      <p className="muted">{texts.adminsOnly}</p>
      <ButtonLink to={localPath('/dashboard/profile')} variant="outline">
        {texts.profile}
      </ButtonLink>
    </section>
  );
}
