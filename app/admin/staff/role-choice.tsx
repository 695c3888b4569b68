import type { StaffRole } from '#shared/access.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { useLanguage } from '../../language.ts';
import { staffMessages, staffWorkMessages } from '../../messages/staff-messages.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';

type RoleChoiceProps = { roles: readonly StaffRole[]; chosen?: StaffRole };

export function RoleChoice({ roles, chosen }: RoleChoiceProps) {
  const language = useLanguage();
  const texts = staffMessages[language];
  return (
    <fieldset className="stack gap-2">
      <legend className="legend">{texts.role}</legend>
      {roles.map((role) => (
        <RadioCard
          key={role}
          name="role"
          value={role}
          required
          defaultChecked={role === chosen}
          title={staffRoleMessages[language][role]}
        >
          <span className="fine muted">{staffWorkMessages[language][role]}</span>
        </RadioCard>
      ))}
    </fieldset>
  );
}
