import type { Shop } from 'shared-contracts/content/calls/shop';
import { MapPin } from 'shared-contracts/ui/icons';
import { PhoneLink } from '../city/phone-link';
import type { PointsOfService } from '../city/pickup-points';
import { Cards } from '../prose/cards';
import { Section } from '../prose/section';

interface PartnerPointsProps {
  groups: readonly PointsOfService[];
  /** Shops have their own list: the ID of a shop is that of its pickup point. */
  shops: readonly Shop[];
}

/** Points of partners that hand out orders in this city. */
export function PartnerPoints({ groups, shops }: PartnerPointsProps) {
  const own = new Set(shops.map(({ ID }) => ID));
  return groups
    .map(({ service, points }) => ({ service, points: points.filter(({ id }) => !own.has(id)) }))
    .filter(({ points }) => points.length > 0)
    .map(({ service, points }) => (
      <Section key={service.id} title={service.name}>
        <Cards
          items={points.map(({ name, address, phone, schedule, hasFastPickup }) => ({
            title: name,
            icon: <MapPin />,
            text: (
              <>
                <span>{address}</span>
                <span>{schedule}</span>
                <PhoneLink phone={phone} />
                {hasFastPickup && <span>Быстрый самовывоз: соберём за час</span>}
              </>
            ),
          }))}
        />
      </Section>
    ));
}
