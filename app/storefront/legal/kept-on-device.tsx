import { useMessages } from '../../language.ts';
import { privacyMessages } from '../../messages/privacy-messages.ts';
import { onDevice } from './on-device.ts';

export function KeptOnDevice() {
  const texts = useMessages(privacyMessages);
  return (
    <dl className="legal-document__names stack gap-3">
      {onDevice.map(({ names, text }) => (
        <div key={text}>
          <dt>
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dt>
          <dd>{texts[text]}</dd>
        </div>
      ))}
    </dl>
  );
}
