import { Section } from '@zapovednik/ui/layout';
import styles from './gallery-page.module.css';
import { overlays, type ShownComponent, widths } from './shown-component';
import { ShownFrame } from './shown-frame';

interface GalleryProps {
  readonly components: readonly ShownComponent[];
  readonly shown: ShownComponent;
}

/** The page: a list of all components, and one of them with its examples. */
export function Gallery({ components, shown }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      <title>{`${shown.name} · design system`}</title>
      <nav aria-label="Components" className={styles.list}>
        <p className={styles.brand}>Заповедник</p>
        <p className={styles.what}>Design system, {components.length} components</p>
        <ul>
          {components.map(({ name }) => (
            <li key={name}>
              <a href={`/?component=${name}`} aria-current={name === shown.name ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.shown}>
        <header>
          <h1 className={styles.name}>{shown.name}</h1>
          <p className={styles.about}>{shown.about}</p>
          <p className={styles.source}>
            <code>{`import { ${shown.name} } from '${shown.from}'`}</code>
            <code>{shown.file}</code>
          </p>
        </header>
        <Frames shown={shown} />
        <Section title="Code">
          {shown.examples.map(({ title, code }) => (
            <figure key={title} className={styles.code}>
              {title && <figcaption>{title}</figcaption>}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
              <pre tabIndex={0}>
                <code>{code}</code>
              </pre>
            </figure>
          ))}
        </Section>
      </main>
    </div>
  );
}

/** The examples in a window of a phone and of a desktop. */
function Frames({ shown }: { shown: ShownComponent }) {
  const apart = overlays[shown.name] ? shown.examples.map((_, at) => at) : [null];
  return (
    <div data-frames className={styles.frames}>
      {Object.entries(widths).map(([device, width]) => (
        <section key={device} aria-labelledby={device} className={styles.device}>
          <h2 id={device}>
            {device === 'phone' ? 'Phone' : 'Desktop'}, {width} px
          </h2>
          {apart.map((only) => (
            <ShownFrame
              key={only}
              component={shown}
              only={only}
              width={width}
              title={[shown.name, only !== null && shown.examples[only]?.title, device].filter(Boolean).join(', ')}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
