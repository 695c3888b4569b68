import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';

// The only file that knows the chart library; it is loaded when a chart is about to be drawn.

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export type Bar = { label: string; value: number /** Shown beside the bar. */; note: string };
export type BarsOptions = {
  bars: readonly Bar[];
  direction: 'up' | 'across';
  /** Formats the numbers of the axis in few characters. */
  shortNumber: (value: number) => string;
};

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
      scales: isAcross ? { x: values, y: labels } : { x: labels, y: values },
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
