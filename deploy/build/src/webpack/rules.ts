import { basename, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { Patch } from '../patches/patch';
import { patches as allPatches } from '../patches/patches';
import { scriptUrls } from './map-engines';

interface RulesOptions {
  /** Prefix of class names, so that two areas never share one. */
  area: string;
  /** The server needs only the names. The browser's build writes the files. */
  styles: 'extract' | 'names';
  /** Whether components can be replaced in the open page; development only. */
  refresh: boolean;
  /** Patches of third-party code; the default is all of them. */
  patches?: readonly Patch[];
}

/** How sources become modules: swc for scripts, CSS Modules in extracted files, assets by URL. */
export function rules({ area, styles, refresh, patches = allPatches }: RulesOptions): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
            target: 'es2022',
            preserveAllComments: true,
          },
        },
      },
    },
    {
      // After swc. Excludes the file that defines such descriptors.
      enforce: 'post',
      test: [
        /shared-contracts\/api\/src\/(?!call\.ts)(\w+\/(calls|models|wire)\/)?[\w-]+\.ts$/,
        /shared-contracts\/areas\/src\/\w+\/(queries\/[\w-]+|atoms|commands|events|routes|widgets)\.ts$/,
        // Descriptors that only one app needs.
        /\/src\/contract\/[\w-]+\.ts$/,
      ],
      use: [
        join(import.meta.dirname, 'loaders/pure-schemas-loader.mjs'),
        ...(styles === 'extract' ? [join(import.meta.dirname, 'loaders/browser-contracts-loader.mjs')] : []),
      ],
    },
    ...patches.flatMap(({ rule = [] }) => rule),
    {
      test: /\.css$/,
      use: [
        // Styles and their files are in one folder. So the paths are right for any version and any address.
        ...(styles === 'extract' ? [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } }] : []),
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: /\.module\.css$/,
              // Class names consist of words that are in the file anyway, because a hash would not compress. A test
              // makes sure that file names differ.
              getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
                `${area}-${basename(resourcePath, '.module.css')}-${local}`,
              exportLocalsConvention: 'as-is',
              namedExport: false,
              exportOnlyLocals: styles === 'names',
            },
          },
        },
        // The shell's own styles affect the whole page.
        ...(styles === 'extract' && area !== 'shell'
          ? [join(import.meta.dirname, 'loaders/own-styles-loader.ts')]
          : []),
      ],
    },
    scriptUrls(styles === 'extract'),
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash][ext]', emit: styles === 'extract' },
    },
    {
      test: /\.svg$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash][ext]', emit: styles === 'extract' },
    },
  ];
}
