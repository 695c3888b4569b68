import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from './language.ts';
import { stateMessages } from './messages/state-messages.ts';
import { orAnew } from './or-anew.ts';
import { notify } from './ui/feedback/notify.ts';

type WhileItComes = {
  open?: boolean;
  onClose?: () => void;
  /** In its place until it comes. */
  fallback?: ReactNode;
};

/**
 * A part whose script comes when it is first shown, or first has `open`. Where the network keeps it back the page stays as it is: a message
 * says so to the shopper who pressed for it, and it asks to be closed so that the next press opens it. In documents there is nothing of it. The options are those of `orAnew`.
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
