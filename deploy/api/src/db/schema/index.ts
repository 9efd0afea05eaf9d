export * from './basket';
export * from './catalogue';
export * from './delivery';
export * from './order';
export * from './people';
export * from './places';
export * from './product';
export * from './stock';
