import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { larderThemes } from './themes.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Makes docs pages follow the theme toolbar; otherwise dark examples would sit on a white page. */
export function LarderDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useThemeGlobal(props.context);
  const system = useSystemTheme();
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  useEffect(() => {
    const root = document.documentElement;
    if (chosen === 'light' || chosen === 'dark') root.setAttribute('data-theme', chosen);
    else root.removeAttribute('data-theme');
  }, [chosen]);
  return <DocsContainer {...props} theme={larderThemes[theme]} />;
}

type Globals = { globals: Record<string, unknown> };

function useThemeGlobal(context: DocsContainerProps['context']): unknown {
  const [theme, setTheme] = useState<unknown>(
    () => new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1],
  );
  useEffect(() => {
    const follow = ({ globals }: Globals) => setTheme(globals['theme']);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context.channel]);
  return theme;
}

function useSystemTheme(): 'light' | 'dark' {
  const [dark, setDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const media = matchMedia(DARK);
    const follow = () => setDark(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return dark ? 'dark' : 'light';
}
