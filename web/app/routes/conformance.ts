/** What a requirement was tried with: the checks of axe, the keyboard, the widths, forced colours, the accessibility tree, a reading of the code. */
type Method = 'axe' | 'keyboard' | 'widths' | 'forced' | 'tree' | 'code';

interface Requirement {
  /** The number in table A.1 of annex A of EN 301 549, version 3.2.1. */
  readonly clause: string;
  readonly name: string;
  readonly result: 'met' | 'partly' | 'none' | 'untested';
  readonly methods: readonly Method[];
}

/** The requirements on web pages and support of annex A; `none`: nothing of the kind is in the product. */
export const requirements = [
  { clause: '5.2', name: 'e52', result: 'met', methods: ['keyboard'] },
  { clause: '5.3', name: 'e53', result: 'none', methods: [] },
  { clause: '5.4', name: 'e54', result: 'partly', methods: ['code'] },
  { clause: '6', name: 'e6', result: 'none', methods: [] },
  { clause: '7', name: 'e7', result: 'none', methods: [] },
  { clause: '9.1.1.1', name: 'w111', result: 'met', methods: ['axe', 'tree'] },
  { clause: '9.1.2', name: 'w12', result: 'none', methods: [] },
  { clause: '9.1.3.1', name: 'w131', result: 'met', methods: ['axe', 'tree'] },
  { clause: '9.1.3.2', name: 'w132', result: 'met', methods: ['keyboard'] },
  { clause: '9.1.3.3', name: 'w133', result: 'met', methods: ['code'] },
  { clause: '9.1.3.4', name: 'w134', result: 'met', methods: ['widths'] },
  { clause: '9.1.3.5', name: 'w135', result: 'met', methods: ['axe'] },
  { clause: '9.1.4.1', name: 'w141', result: 'met', methods: ['code'] },
  { clause: '9.1.4.2', name: 'w142', result: 'none', methods: [] },
  { clause: '9.1.4.3', name: 'w143', result: 'met', methods: ['axe'] },
  { clause: '9.1.4.4', name: 'w144', result: 'met', methods: ['widths'] },
  { clause: '9.1.4.5', name: 'w145', result: 'met', methods: ['code'] },
  { clause: '9.1.4.10', name: 'w1410', result: 'met', methods: ['widths'] },
  { clause: '9.1.4.11', name: 'w1411', result: 'met', methods: ['forced', 'code'] },
  { clause: '9.1.4.12', name: 'w1412', result: 'untested', methods: [] },
  { clause: '9.1.4.13', name: 'w1413', result: 'partly', methods: ['keyboard'] },
  { clause: '9.2.1.1', name: 'w211', result: 'met', methods: ['keyboard'] },
  { clause: '9.2.1.2', name: 'w212', result: 'met', methods: ['keyboard'] },
  { clause: '9.2.1.4', name: 'w214', result: 'partly', methods: ['keyboard'] },
  { clause: '9.2.2.1', name: 'w221', result: 'partly', methods: ['code'] },
  { clause: '9.2.2.2', name: 'w222', result: 'met', methods: ['code'] },
  { clause: '9.2.3.1', name: 'w231', result: 'met', methods: ['code'] },
  { clause: '9.2.4.1', name: 'w241', result: 'met', methods: ['axe', 'keyboard'] },
  { clause: '9.2.4.2', name: 'w242', result: 'met', methods: ['axe'] },
  { clause: '9.2.4.3', name: 'w243', result: 'met', methods: ['keyboard'] },
  { clause: '9.2.4.4', name: 'w244', result: 'met', methods: ['tree'] },
  { clause: '9.2.4.5', name: 'w245', result: 'met', methods: ['code'] },
  { clause: '9.2.4.6', name: 'w246', result: 'met', methods: ['axe', 'tree'] },
  { clause: '9.2.4.7', name: 'w247', result: 'met', methods: ['keyboard', 'forced'] },
  { clause: '9.2.5.1', name: 'w251', result: 'met', methods: ['code'] },
  { clause: '9.2.5.2', name: 'w252', result: 'met', methods: ['code'] },
  { clause: '9.2.5.3', name: 'w253', result: 'met', methods: ['tree'] },
  { clause: '9.2.5.4', name: 'w254', result: 'none', methods: [] },
  { clause: '9.3.1.1', name: 'w311', result: 'met', methods: ['axe'] },
  { clause: '9.3.1.2', name: 'w312', result: 'met', methods: ['code'] },
  { clause: '9.3.2.1', name: 'w321', result: 'met', methods: ['keyboard'] },
  { clause: '9.3.2.2', name: 'w322', result: 'met', methods: ['keyboard'] },
  { clause: '9.3.2.3', name: 'w323', result: 'met', methods: ['code'] },
  { clause: '9.3.2.4', name: 'w324', result: 'met', methods: ['code'] },
  { clause: '9.3.3.1', name: 'w331', result: 'met', methods: ['tree'] },
  { clause: '9.3.3.2', name: 'w332', result: 'met', methods: ['axe'] },
  { clause: '9.3.3.3', name: 'w333', result: 'met', methods: ['code'] },
  { clause: '9.3.3.4', name: 'w334', result: 'met', methods: ['code'] },
  { clause: '9.4.1.1', name: 'w411', result: 'met', methods: ['axe'] },
  { clause: '9.4.1.2', name: 'w412', result: 'met', methods: ['axe', 'tree'] },
  { clause: '9.4.1.3', name: 'w413', result: 'partly', methods: ['tree'] },
  { clause: '9.6', name: 'e96', result: 'partly', methods: ['code'] },
  { clause: '12.1.1', name: 'e1211', result: 'met', methods: ['code'] },
  { clause: '12.1.2', name: 'e1212', result: 'met', methods: ['axe'] },
  { clause: '12.2.2', name: 'e1222', result: 'partly', methods: ['code'] },
  { clause: '12.2.3', name: 'e1223', result: 'partly', methods: ['code'] },
  { clause: '12.2.4', name: 'e1224', result: 'partly', methods: ['code'] },
] as const satisfies readonly Requirement[];
