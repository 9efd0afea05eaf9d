/** What is shown on demand: an accordion, tabs, the rest of a list. */
export { Accordion, type AccordionItem, type AccordionProps } from './accordion';
export { ShowMore, type ShowMoreProps } from './show-more';
export { type Tab, Tabs, type TabsProps } from './tabs';
export { isLonger, type LongerList, useLongerList } from './use-longer-list';
