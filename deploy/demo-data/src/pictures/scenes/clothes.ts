import { darker, lighter } from '../drawing/colour';
import { circle, type Pen, path, rect, stroke } from '../drawing/pen';
import type { PictureSpec } from '../spec/spec';

type Role = Extract<PictureSpec, { kind: 'person' }>['role'];

/** The clothes of each profession, drawn over the shoulders. */
export function clothes(pen: Pen, role: Role, tone: string): string {
  const body = 'M64,620 C70,500 130,466 226,446 C260,476 340,476 374,446 C470,466 530,500 536,620Z';
  const cloth = (colour: string): string =>
    pen.linear([
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.14)],
    ]);
  const name = rect(376, 534, 66, 26, '#fdf6e9', 5) + stroke('M386,547 h46', '#1f5b46', 4);
  switch (role) {
    case 'vet':
      return (
        path(body, cloth('#f7f8f6')) +
        path('M240,446 L300,560 L360,446 C340,476 260,476 240,446Z', '#7fb9b4') +
        path('M226,446 L300,588 L268,620 L196,470Z M374,446 L300,588 L332,620 L404,470Z', cloth('#ffffff')) +
        stroke('M226,446 L300,588 M374,446 L300,588', '#d3d8d6', 3) +
        stroke('M214,462 C206,560 250,590 262,560 M388,462 C396,520 386,548 366,566', '#3a4a55', 9) +
        circle(362, 574, 17, '#c9cdd0') +
        circle(362, 574, 10, '#8e9599')
      );
    case 'groomer':
      return (
        path(body, cloth(tone)) +
        path('M214,470 L206,620 H394 L386,470 C350,520 250,520 214,470Z', cloth('#3b4a4f')) +
        stroke('M228,452 L216,480 M372,452 L384,480', '#3b4a4f', 16) +
        path('M280,560 h54 v60 h-54z', '#33403f') +
        rect(290, 540, 8, 44, '#c9cdd0', 3) +
        rect(306, 534, 12, 50, '#e58b2c', 4)
      );
    case 'trainer':
      return (
        path(body, cloth(tone)) +
        path(
          'M200,456 C180,520 176,580 178,620 H268 L240,450Z M400,456 C420,520 424,580 422,620 H332 L360,450Z',
          cloth('#b8702c'),
        ) +
        stroke('M268,620 L240,450 M332,620 L360,450', '#8d531d', 3) +
        stroke('M250,458 C270,540 330,540 350,458', '#e9c46a', 5) +
        rect(290, 516, 22, 34, '#c9cdd0', 8)
      );
    case 'seller':
      return (
        path(body, cloth('#1f5b46')) +
        path('M226,446 L300,520 L270,540 L206,462Z M374,446 L300,520 L330,540 L394,462Z', cloth('#2b7158')) +
        stroke('M300,520 V620', '#17453a', 3) +
        name
      );
    default:
      return (
        path(body, cloth(tone)) +
        path('M232,446 C250,496 350,496 368,446 C350,470 250,470 232,446Z', darker(tone, 0.25)) +
        stroke(
          'M120,600 C126,560 136,530 146,512 M480,600 C474,560 464,530 454,512',
          darker(tone, 0.3),
          3,
          'opacity="0.5"',
        )
      );
  }
}
