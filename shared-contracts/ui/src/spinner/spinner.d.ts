/**
 * A small loading indicator inside a control. Screen readers get its name «Загрузка…». A larger area that is loading shows a
 * `Skeleton` instead.
 */
export declare function Spinner({ className }: { className?: string }): import('react').JSX.Element;
