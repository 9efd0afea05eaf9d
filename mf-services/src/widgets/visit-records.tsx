export { RecordList as Component } from '../records/record-list';
