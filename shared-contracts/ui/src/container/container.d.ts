import type { ComponentProps } from 'react';
/**
 * Limits its content to a width of 1240 px (LIM-12), centred, with the page's gutters.
 *
 * @example <Container><h1>Корзина</h1></Container>
 */
export declare function Container({ className, ...rest }: ComponentProps<'div'>): import('react').JSX.Element;
