import { useEffect, useRef } from 'react';
import { formatShort } from '#shared/formats/numbers.ts';
import { useLanguage } from '../../language.ts';
import './bar-chart.css';
import type { Bar, BarsOptions } from './draw-bars.ts';

interface BarChartProps {
  /** What the chart shows; the numbers themselves are in a table beside it. */
  label: string;
  bars: readonly Bar[];
  direction: BarsOptions['direction'];
}

export function BarChart({ label, bars, direction }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const language = useLanguage();

  useEffect(() => {
    let isShown = true;
    let remove = () => {};
    async function draw(): Promise<void> {
      const { drawBars } = await import('./draw-bars.ts');
      if (!isShown || !canvas.current) return;
      const chart = drawBars(canvas.current, {
        bars,
        direction,
        shortNumber: (value) => formatShort(value, language),
      });
      remove = () => chart.destroy();
    }
    draw().catch((failure: unknown) => console.warn('A chart could not be drawn', failure));
    return () => {
      isShown = false;
      remove();
    };
  }, [bars, direction, language]);

  return (
    <div className={`bar-chart bar-chart--${direction}`}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
