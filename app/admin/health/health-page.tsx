import type { HealthLevel } from '#shared/health.ts';
import { healthFindingText } from '#shared/messages/health-messages.ts';
import { useLanguage } from '../../language.ts';
import { healthCheckMessages, healthLevelMessages, healthMessages } from '../../messages/health-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AdminPage } from '../admin-page.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/health-page';

export const meta = privateMeta(healthMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.health.get({}, options));

const tones: Record<HealthLevel, BadgeTone> = { ok: 'success', look: 'indigo', bad: 'danger' };

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = healthMessages[language];
  const health = useLoaded(loaderData);
  return (
    <AdminPage title={texts.title}>
      <div className="stack">
        <p className="muted measure">{texts.intro}</p>
        <LoadedPart loaded={health} isKept placeholders={5}>
          {({ data }) => (
            <ul className="stack gap-3" aria-label={texts.checks} aria-busy={health.isLoading}>
              {data.map((finding) => (
                <li key={finding.check}>
                  <Card
                    title={
                      <span className="row apart">
                        {healthCheckMessages[language][finding.check]}
                        <Badge tone={tones[finding.level]}>
                          {healthLevelMessages[language][finding.level]}
                        </Badge>
                      </span>
                    }
                    isMarked={finding.level === 'bad'}
                  >
                    <p>{healthFindingText(language, finding)}</p>
                  </Card>
                </li>
              ))}
            </ul>
          )}
        </LoadedPart>
        <Button variant="outline" busy={health.isLoading} onClick={() => void health.reload()}>
          {texts.lookAgain}
        </Button>
      </div>
    </AdminPage>
  );
}
