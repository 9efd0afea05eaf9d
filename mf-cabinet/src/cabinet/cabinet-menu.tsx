import type { PersonalSummary } from '@zapovednik/api/cabinet/models/summary';
import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { NavLink, useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatNumber } from '@zapovednik/rules/format';
import { VisuallyHidden } from '@zapovednik/ui';
import { LogOut } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { signOut } from '../session/session';
import { summaryQuery } from '../summary/summary-query';
import styles from './cabinet-menu.module.css';
import { type MenuEntry, type MenuGroup, menuOf } from './menu';

/**
 * The menu of the cabinet by groups, with the counts of its sections. The sign-out button is its last entry.
 *
 * @param alone the menu is the content of its page; otherwise it is a column next to the page, from 1024 px on
 */
export function CabinetMenu({ alone = false }: { alone?: boolean }) {
  const app = useApp();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const session = useAtom(sessionAtom);
  // The menu also works without counts: a failure is not shown.
  const { data: summary } = useQuery(summaryQuery(app));

  const leave = async () => {
    setLeaving(true);
    if (await signOut(app)) await navigate(link(homeRoute));
    setLeaving(false);
  };

  return (
    <nav aria-label="Личный кабинет" className={clsx(styles.menu, alone && styles.alone)}>
      {menuOf({ city: app.city, session }).map((group) => (
        <Group key={group.title} group={group} summary={summary} />
      ))}
      <button
        type="button"
        className={clsx(styles.entry, styles.leave)}
        disabled={leaving}
        onClick={() => void leave()}
      >
        <LogOut />
        Выйти
      </button>
    </nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  summary: PersonalSummary | undefined;
}

function Group({ group: { title, entries }, summary }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <NavLink to={entry.path} className={styles.entry}>
              {entry.icon}
              {entry.title} {summary && <EntryCount count={entry.count} summary={summary} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A count of 0 is not shown. */
function EntryCount({ count, summary }: { count: MenuEntry['count']; summary: PersonalSummary }) {
  const number = count?.of(summary) ?? 0;
  if (!count || number <= 0) return null;
  return (
    <span className={styles.count}>
      <VisuallyHidden>{count.label}: </VisuallyHidden>
      {formatNumber(number)}
    </span>
  );
}
