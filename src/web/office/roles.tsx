import { useTranslations } from 'use-intl';
import {
  conflictIn,
  DEPARTMENTS,
  type Department,
  departmentWord,
  roleWord,
  STAFF_ROLES,
  type StaffRole,
} from '#core/people';
import { Check, Choose, useSaid } from '../kit/index.ts';
import styles from './office.module.css';

export type Post = { readonly department: Department; readonly roles: readonly StaffRole[] };

type RolesProps = { readonly post: Post; readonly onChange: (post: Post) => void };

/** Where somebody works, and as what. */
export const RolesFields = ({ post: { department, roles }, onChange }: RolesProps) => {
  const t = useTranslations('office.people');
  const said = useSaid();
  const change = (role: StaffRole, isOn: boolean) =>
    onChange({ department, roles: STAFF_ROLES.filter(one => (one === role ? isOn : roles.includes(one))) });
  return (
    <>
      <Choose
        label={t('department')}
        value={department}
        options={DEPARTMENTS.map(one => [one, said(departmentWord(one))] as const)}
        onChange={chosen => onChange({ department: chosen, roles })}
      />
      <fieldset className={styles.ticks}>
        <legend>{t('roles')}</legend>
        {STAFF_ROLES.map(role => (
          <Check
            key={role}
            label={said(roleWord(role))}
            isOn={roles.includes(role)}
            onChange={isOn => change(role, isOn)}
          />
        ))}
      </fieldset>
      <ConflictNote roles={roles} />
    </>
  );
};

const ConflictNote = ({ roles }: { roles: readonly StaffRole[] }) => {
  const t = useTranslations('office.people');
  const said = useSaid();
  const both = conflictIn(roles);
  return (
    <p role="status">
      {both !== undefined && t('conflict', { one: said(roleWord(both[0])), other: said(roleWord(both[1])) })}
    </p>
  );
};
