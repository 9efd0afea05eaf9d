import { MapPin } from 'shared-contracts/ui/icons';
import { PhoneLink } from '../city/phone-link';
import type { PointsOfService } from '../city/pickup-points';
import { Cards } from '../prose/cards';
import { Section } from '../prose/section';

/** Points of partners that hand out orders in this city. */
export function PartnerPoints({ groups }: { groups: readonly PointsOfService[] }) {
  return groups.map(({ service, points }) => (
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
