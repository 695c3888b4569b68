import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Scale, Tooltip } from 'chart.js';

// The only file that knows the chart library; it is loaded when a chart is about to be drawn.

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export type Bar = { label: string; value: number /** Shown beside the bar. */; note: string };
export type BarsOptions = {
  bars: readonly Bar[];
  direction: 'up' | 'across';
  /** Formats the numbers of the axis in few characters. */
  shortNumber: (value: number) => string;
};

/** The gap between a name and its bar, in pixels. */
const NAME_GAP = 12;

/** Draws the bars in the colours and the font of the page around them. */
export function drawBars(canvas: HTMLCanvasElement, { bars, direction, shortNumber }: BarsOptions): Chart {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const font = { family: style.fontFamily, size: 13 };
  const isAcross = direction === 'across';
  const values = {
    beginAtZero: true,
    border: { display: false },
    grid: { color: token('--colour-hairline') },
    ticks: {
      font,
      color: token('--colour-text-muted'),
      maxTicksLimit: 5,
      precision: 0,
      callback: (value: string | number) => shortNumber(Number(value)),
    },
  };
  const labels = {
    border: { color: token('--colour-hairline') },
    grid: { display: false },
    ticks: {
      font,
      color: token('--colour-text'),
      autoSkip: !isAcross,
      autoSkipPadding: 12,
      maxRotation: 0,
    },
  };
  // By itself the library gives names half of a chart, which cut the longest on a phone.
  const afterFit = (axis: Scale) => {
    axis.ctx.font = `${font.size}px ${font.family}`;
    const widths = bars.map(({ label }) => axis.ctx.measureText(label).width + NAME_GAP);
    axis.width = Math.max(axis.width, ...widths);
  };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        {
          data: bars.map(({ value }) => (value === 0 ? null : value)),
          backgroundColor: token('--colour-primary'),
          hoverBackgroundColor: token('--colour-cta'),
          borderRadius: 4,
          maxBarThickness: isAcross ? 20 : 44,
          // A day with few sales must not look like one without.
          minBarLength: 2,
        },
      ],
    },
    options: {
      indexAxis: isAcross ? 'y' : 'x',
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', axis: isAcross ? 'y' : 'x', intersect: false },
      scales: isAcross ? { x: values, y: { ...labels, afterFit } } : { x: labels, y: values },
      plugins: {
        tooltip: {
          displayColors: false,
          backgroundColor: token('--colour-text'),
          titleColor: token('--colour-surface'),
          bodyColor: token('--colour-surface'),
          titleFont: font,
          bodyFont: font,
          padding: 10,
          callbacks: { label: ({ dataIndex }) => bars[dataIndex]?.note ?? '' },
        },
      },
    },
  });
}
