import { definePage, lazyPart, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useEffect, useRef } from 'react';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { accountQuery } from '../../settings/account/account-query';
import { EmailSection } from '../../settings/contacts/email-section';
import { PhoneSection } from '../../settings/contacts/phone-section';
import { DeletionSection } from '../../settings/deletion/deletion-section';
import { DevicesSection } from '../../settings/devices-section';
import { MessagesForm } from '../../settings/messages-form';
import { NameForm } from '../../settings/name-form';
import { OwnDataSection } from '../../settings/own-data-section';
import { PasswordSection } from '../../settings/password/password-section';
import styles from '../../settings/settings.module.css';
import { loadSettings } from './load';

/** Only few customers have notices. */
const Notices = lazyPart({
  area: 'mf-cabinet',
  name: 'notices',
  async load() {
    const { Notices: Found } = await import(/* webpackChunkName: "lazy-notices" */ '../../settings/notices');
    return { default: Found };
  },
});

/** «Профиль и настройки» (ROU-76, CAB-18): the customer's own data, messages, devices and the account itself. */
function SettingsPage() {
  const { data: account } = useQuery(accountQuery(useApp()));
  const top = useRef<HTMLDivElement>(null);
  const deletesOn = account?.deletesOn;
  const hasWaiting = account !== undefined && account.waitingChanges.length > 0;
  const notices = `${deletesOn} ${hasWaiting}`;
  const shown = useRef(notices);
  // The clicked button is gone: a notice appears or disappears at the top.
  useEffect(() => {
    if (shown.current !== notices) top.current?.focus();
    shown.current = notices;
  }, [notices]);
  return (
    <CabinetPage heading="Профиль и настройки" description="Ваши данные и пароль в «Заповеднике».">
      {account && (
        <div key={account.userId} className={styles.page}>
          <div ref={top} tabIndex={-1} className={styles.top}>
            {(hasWaiting || account.deletesOn) && <Notices account={account} />}
          </div>
          <NameForm account={account} />
          <PhoneSection account={account} />
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <MessagesForm account={account} />
          <DevicesSection />
          <OwnDataSection />
          {!account.deletesOn && <DeletionSection account={account} />}
        </div>
      )}
    </CabinetPage>
  );
}

export const { Component, loader } = definePage({ load: loadSettings, Component: SettingsPage });
