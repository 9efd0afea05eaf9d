import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { notFound, useApp } from '@zapovednik/platform/app';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, breadcrumbList, LinkButton, Metadata } from '@zapovednik/ui';
import { PageColumn, Section } from '@zapovednik/ui/layout';
import { useState } from 'react';
import type { Choices } from '../booking/form/booking-values';
import { salonsQuery, servicesQuery, specialistsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { Reviews } from '../reviews/reviews';
import { PriceList } from '../service-page/price-list';
import { OwnBooking } from './own-booking';
import { specialistData } from './specialist-data';
import { SpecialistHead } from './specialist-head';

/**
 * The page of a specialist: photo, hours, prices, reviews, and the booking with this specialist, opened by a click
 * (VET-03, GRM-03, HND-03).
 */
export function SpecialistPage({ kind }: { kind: ServiceDefinition }) {
  const app = useApp();
  const { id } = useParams();
  const [preset, setPreset] = useState<Partial<Choices> | null>(null);
  const { data: people } = useSuspenseQuery(specialistsQuery(app, kind));
  const { data: salons } = useQuery(salonsQuery(app, kind));
  const { data: services } = useQuery(servicesQuery(app, kind));
  const specialist = people.find((one) => one.id === Number(id));
  if (!specialist) throw notFound();
  const { name, position, about, salonId, serviceIds } = specialist;
  const salon = salons?.find((one) => one.id === salonId);
  const own = services?.filter((service) => serviceIds.includes(service.id)) ?? [];
  const path = link(kind.specialistRoute, { id: String(specialist.id) });
  const way = [
    { title: 'Главная', to: link(homeRoute) },
    { title: kind.words.title, to: link(kind.route) },
    { title: name },
  ];
  const book = (changes: Partial<Choices> = {}) => setPreset({ salonId, specialistId: specialist.id, ...changes });
  return (
    <PageColumn>
      <Metadata
        title={`${name}, ${position.toLowerCase()} ${app.city.cases.inCity} — Заповедник`}
        description={`${position} ${name}: ${about} Часы приёма, цены, отзывы и запись онлайн.`}
        canonical={app.origin + path}
        card={`specialist-${specialist.id}`}
        data={[
          breadcrumbList(way, app.origin),
          specialistData({ specialist, salon, url: app.origin + path, origin: app.origin }),
        ]}
      />
      <Breadcrumbs items={way} />
      <SpecialistHead specialist={specialist} salon={salon} onBook={() => book()} />
      {preset && (
        <Section title="Запись онлайн">
          <OwnBooking kind={kind} preset={preset} lists={{ salons, services, specialists: people }} />
        </Section>
      )}
      {own.length > 0 && (
        <Section title="Услуги и цены">
          <PriceList kind={kind} services={own} onBook={(serviceId) => book({ serviceId })} />
        </Section>
      )}
      <Section title="Отзывы">
        <Reviews kind={kind} specialistId={specialist.id} />
      </Section>
      <div>
        <LinkButton to={link(kind.route)}>{kind.words.specialists}</LinkButton>
      </div>
    </PageColumn>
  );
}
