import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from './language.ts';
import { stateMessages } from './messages/state-messages.ts';
import { orAnew } from './or-anew.ts';
import { notify } from './ui/feedback/notify.ts';

type WhileItComes = {
  open?: boolean;
  onClose?: () => void;
  /** Shown in place of the part until its script has loaded. */
  fallback?: ReactNode;
};

/**
 * A part whose script is loaded when the part is first shown, or first has `open`. If the script does not load, the page stays as it is: a message
 * tells the shopper who pressed for it, and `onClose` is called so that the next press opens it. Documents from the server contain nothing of the
 * part. The options are those of `orAnew`.
 */
export function onFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Parameters<typeof orAnew>[1] = {},
) {
  let Part: ComponentType<Props> | undefined;
  return function OnFirstUse(props: Props & WhileItComes) {
    const { networkDown } = useMessages(stateMessages);
    const [, setCame] = useState(false);
    const { open = true, onClose, fallback = null } = props;
    const giveUp = useRef(() => {});
    giveUp.current = () => {
      notify.error(networkDown);
      onClose?.();
    };
    useEffect(() => {
      if (Part || !open) return;
      let isShown = true;
      orAnew(load, options).then(
        (part) => {
          Part = part;
          if (isShown) setCame(true);
        },
        (failure) => {
          console.warn('A part of the page did not come', failure);
          if (isShown && options.isAsked !== false) giveUp.current();
        },
      );
      return () => {
        isShown = false;
      };
    }, [open]);
    return Part ? <Part {...props} /> : fallback;
  };
}
