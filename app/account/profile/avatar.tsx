import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { UserRound } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import './avatar.css';

/** The picture of the account, and the button that changes it. */
export function Avatar({ address }: { address: string }) {
  const texts = useMessages(accountMessages);
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="avatar cluster gap-4">
      <div className="avatar__picture">
        {address === '' ? <UserRound /> : <Picture src={address} alt="" fit="cover" sizes="6rem" eager />}
      </div>
      <Button variant="outline" aria-label={texts.editAvatar} onClick={() => setEditing(true)}>
        {texts.edit}
      </Button>
      <AvatarDialog open={isEditing} onClose={() => setEditing(false)} />
    </div>
  );
}
