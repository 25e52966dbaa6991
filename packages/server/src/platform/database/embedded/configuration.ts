/** How clients connect to the cluster: a private Unix socket, or else loopback with a password. */
export type Transport =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'loopback'; readonly port: number };

/** The complete postgresql.conf: for a small machine without losing writes. */
export function postgresConfiguration(transport: Transport, durable: boolean): string {
  const settings: Record<string, string> = {
    listen_addresses: transport.kind === 'loopback' ? '127.0.0.1' : '',
    unix_socket_directories: transport.kind === 'socket' ? transport.folder : '',
    unix_socket_permissions: '0700',
    port: String(transport.kind === 'loopback' ? transport.port : 5432),
    max_connections: '50',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    random_page_cost: '1.1',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    jit: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    // Statements contain user input.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  return ['# Written by Larder at every start.', ...lines, ''].join('\n');
}

/** pg_hba.conf: who may connect, and how. */
export function accessRules(transport: Transport): string {
  return transport.kind === 'socket' ? 'local all all trust\n' : 'host all all 127.0.0.1/32 scram-sha-256\n';
}
