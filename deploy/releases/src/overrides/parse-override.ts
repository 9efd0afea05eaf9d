import { appName, versionName } from '../app-names';
import { ReleaseRejected } from '../release-rejected';
import { OVERRIDE_HOSTS, type Override, type OverrideSource } from './override';

/**
 * Parses the sources of apps in a tester's form: `mf-catalog` with `1.2.3` or `http://localhost:4300`. Throws {@link
 * ReleaseRejected} with all errors.
 */
export function parseOverride(pairs: readonly (readonly [app: string, source: string | undefined])[]): Override {
  const override: Record<string, OverrideSource> = {};
  const reasons: string[] = [];
  for (const [name, source] of pairs) {
    const app = appName.safeParse(name);
    const read = source ? sourceOf(source) : 'не сказано, откуда её взять: версия или http://localhost:порт';
    if (!app.success) reasons.push(`нет такой части: ${name}; бывают shell и области mf-…`);
    else if (typeof read === 'string') reasons.push(`${name}: ${read}`);
    else if (name in override) reasons.push(`${name} названа дважды`);
    else if (name === 'shell' && 'origin' in read) {
      reasons.push('shell подменяют только версией: страницы собирает сервер, а он берёт лишь опубликованные выпуски');
    } else override[name] = read;
  }
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  return override;
}

/** A source that may be signed, or the reason why it may not. */
function sourceOf(text: string): OverrideSource | string {
  if (!/[:/]/.test(text)) {
    return versionName.safeParse(text).success ? { version: text } : `«${text}» не может быть версией`;
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return `${text} — не адрес http(s)://машина:порт`;
  if (url.username || url.password) return `${text}: имя и пароль в адресе не нужны, браузер их не пошлёт`;
  if (`${url.origin}/` !== url.href) return `${text}: нужен адрес без пути, например ${url.origin}`;
  if (!OVERRIDE_HOSTS.includes(url.hostname)) {
    return `${text}: чужие машины нельзя, можно ${OVERRIDE_HOSTS.join(' и ')} — ту, на которой открыт браузер`;
  }
  return { origin: url.origin };
}
