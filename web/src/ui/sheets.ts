/** The dialogs that a table can open. */
export type Sheet =
  | 'menu'
  | 'paytable'
  | 'rounds'
  | 'roads'
  | 'check'
  | 'keys'
  | 'leave'
  | 'rules-changed'
  | 'buy-in'
  | 'look-back'
  | 'table';
