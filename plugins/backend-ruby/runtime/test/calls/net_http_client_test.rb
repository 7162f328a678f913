# frozen_string_literal: true

require 'digest'
require 'openssl'
require 'pathname'
require 'stringio'
require 'tempfile'
require 'timeout'
require 'tmpdir'
require_relative '../test_helper'

# What only real connections show.
class NetHttpClientTest < Minitest::Test
  Http = Sdk::Internal::Http

  def setup
    @server = Support::HttpServer.new
    @core = core
  end

  def teardown
    @server.close
  end

  def core(url = @server.url, **options)
    options = Sdk::ClientOptions.new(max_retries: 0, **options)
    Http::ClientCore.build(Vectors::Descriptors.client(nil), { base_url: url }, options)
  end

  def get(path, kind = 'json')
    { method: 'GET', path:, response: { kind: } }
  end

  UPLOAD = {
    method: 'POST', path: '/echo', body: { kind: 'binary', key: 'file' }, response: { kind: 'json' }
  }.freeze

  def connections
    @server.seen.count('connection')
  end

  def test_connections_are_used_again
    echo = nil
    5.times { echo = @core.execute(get('/echo'), {}) }
    assert_equal 1, connections
    assert_equal %w[accept accept-encoding connection host user-agent], echo['headers'].keys.union(%w[connection]).sort
    assert_equal 'gzip', echo['headers']['accept-encoding']
  end

  def test_connections_that_the_server_closes_are_replaced
    %w[/last /last /leaves /leaves].each do |path|
      @core.execute(get(path), {})
      # The end of a connection takes a moment to arrive.
      sleep 0.05
    end
    assert_equal 4, connections
  end

  def test_parallel_calls
    threads = Array.new(50) { Thread.new { 4.times { @core.execute(get('/slow'), {}) } } }
    threads.each(&:join)
    assert_operator connections, :<=, 200
    assert_equal({}, @core.execute(get('/slow'), {}))
  end

  def test_a_fork_has_connections_of_its_own
    @core.execute(get('/echo'), {})
    reader, writer = IO.pipe
    pid = fork do
      writer.write(@core.execute(get('/echo'), {})['path'])
      exit!(0)
    end
    Process.wait(pid)
    writer.close
    assert_equal '/echo', reader.read
    @core.execute(get('/echo'), {})
    assert_equal 2, connections
  end

  def test_bodies_are_decompressed
    assert_equal({ 'a' => 1 }, @core.execute(get('/gzip'), {}))
    assert_raises(Sdk::Errors::ConnectionError) { @core.execute(get('/broken-gzip'), {}) }
  end

  def test_informational_responses_are_passed_over
    raw = @core.execute_raw({ **get('/early'), response: { kind: 'json', empty: true } }, {})
    assert_equal [204, 'r', nil], [raw.status, raw.request_id, raw.header('link')]
  end

  def test_requests_without_a_body
    echo = @core.execute({ method: 'POST', path: '/echo', response: { kind: 'json' } }, {})
    assert_equal ['0', nil], echo['headers'].values_at('content-length', 'content-type')
  end

  def test_files_are_sent_piece_by_piece
    Tempfile.create('sdk') do |file|
      file.write('0123456789abcdef' * (1 << 18))
      file.flush
      hash = Digest::SHA256.file(file.path).hexdigest
      sources = [Sdk::File.new(Pathname(file.path)), ::File.open(file.path), StringIO.new(::File.binread(file.path))]
      sources.each do |source|
        echo = @core.execute(UPLOAD, { 'file' => source })
        assert_equal [hash, (4 << 20).to_s], [echo['hash'], echo['headers']['content-length']]
      end
      assert_pipe(file.path, hash)
    end
  end

  def assert_pipe(path, hash)
    IO.popen(['cat', path]) do |pipe|
      echo = @core.execute(UPLOAD, { 'file' => pipe })
      assert_equal [hash, 'chunked'], [echo['hash'], echo['headers']['transfer-encoding']]
    end
  end

  def test_a_file_that_changes_while_it_is_sent
    io = StringIO.new('12345')
    file = Sdk::File.new(io)
    io.string = '123456789'
    error = assert_raises(Sdk::Errors::ConnectionError) { @core.execute(UPLOAD, { 'file' => file }) }
    assert_match(/changed/, error.message)
  end

  def test_an_upload_that_is_refused_early
    operation = { **UPLOAD, path: '/refuses' }
    5.times do
      file = StringIO.new('x' * (4 << 20))
      error = assert_raises(Sdk::Errors::ApiError) { @core.execute(operation, { 'file' => file }) }
      assert_equal 'POST /refuses failed with 413: too large', error.message
    end
  end

  def test_proxies_come_from_the_environment
    ENV['http_proxy'] = @server.url
    assert_equal '/echo', core('http://192.0.2.1').execute(get('/echo'), {})['path']
    assert @server.noted?('proxied http://192.0.2.1/echo')
  ensure
    ENV.delete('http_proxy')
  end

  def test_calls_in_fibers_wait_beside_each_other
    seen = []
    started_at = Http::Deadline.now
    Thread.new do
      Fiber.set_scheduler(Support::Scheduler.new)
      10.times { Fiber.schedule { seen << @core.execute(get('/slow'), {}) } }
      Fiber.schedule { seen << Sdk::Internal::Streams::Opening.open(@core, get('/events', 'sse'), {}, 'any').first(3) }
    end.join
    assert_equal [*[{}] * 10, [0, 1, 2]], seen.sort_by(&:size)
    assert_operator Http::Deadline.now - started_at, :<, 0.4
  end

  def test_many_calls_leave_nothing_behind
    skip 'there is no list of open files' unless Dir.exist?('/proc/self/fd')

    200.times { @core.execute(get('/echo'), {}) }
    GC.start
    before = [GC.stat(:heap_live_slots), Dir.children('/proc/self/fd').length]
    2000.times { @core.execute(get('/echo'), {}) }
    GC.start
    assert_in_delta before[0], GC.stat(:heap_live_slots), before[0] * 0.05
    # Other tests open and close files at the same time: a call that left one would leave two thousand.
    assert_in_delta before[1], Dir.children('/proc/self/fd').length, 200
  end

  def test_timeouts
    { '/never' => 'response', '/drips' => 'response', '/stalls' => 'body' }.each do |path, phase|
      started_at = Http::Deadline.now
      error = assert_raises(Sdk::Errors::TimeoutError) { @core.execute(get(path), {}, 'any', { timeout: 0.3 }) }
      assert_equal phase, error.phase
      assert_operator Http::Deadline.now - started_at, :<, 1
    end
  end

  def test_lost_connections
    { '/reset' => 'response', '/garbage' => 'response', '/short' => 'body' }.each do |path, phase|
      error = assert_raises(Sdk::Errors::ConnectionError) { @core.execute(get(path), {}) }
      assert_equal phase, error.phase
    end
    error = assert_raises(Sdk::Errors::ConnectionError) { core('http://127.0.0.1:1').execute(get('/x'), {}) }
    assert_equal 'connect', error.phase
    assert_includes error.backtrace.join("\n"), __FILE__
  end

  def test_events_arrive_at_once_and_leaving_the_loop_closes_the_connection
    started_at = Http::Deadline.now
    seen = []
    Sdk::Internal::Streams::Opening.open(@core, get('/events', 'sse'), {}, 'int64').each do |number|
      seen << number
      break if number == 2
    end
    assert_equal [0, 1, 2], seen
    assert_operator Http::Deadline.now - started_at, :<, 0.5
    assert @server.noted?('gone')
  end

  def test_a_stream_belongs_to_its_thread
    stream = Sdk::Internal::Streams::Opening.open(@core, get('/events', 'sse'), {}, 'int64')
    Thread.new { assert_raises(IOError) { stream.first } }.join
    assert @server.noted?('gone')
  end

  def test_downloads_stay_out_of_memory
    Dir.mktmpdir do |folder|
      path = ::File.join(folder, 'a.bin')
      file = Sdk::Internal::Downloads::Opening.open(@core, get('/large', 'binary'), {})
      assert_equal 'a.bin', file.filename
      file.save_to(path)
      assert_equal Support::HttpServer::LARGE, ::File.size(path)
      assert_equal ['a.bin'], Dir.children(folder)
      assert_raises(IOError) { file.read }
    end
    @core.execute(get('/echo'), {})
    assert_equal 1, connections
  end

  def test_a_short_body_is_written_with_its_headers
    writes = []
    socket = Object.new
    socket.define_singleton_method(:write) { |text| writes << text }
    socket.define_singleton_method(:continue_timeout) { nil }
    ['aaa', 'b' * 20_000].each do |body|
      headers = { 'content-type' => 'a/b', 'x-own' => '1' }
      request = Sdk::Internal::Http::NetRequest.new('POST', true, true, '/x', headers)
      request.body = body
      request.exec(socket, '1.1', '/x')
    end
    assert_equal 3, writes.length
    assert_match(%r{\APOST /x HTTP/1\.1\r\nContent-Type: a/b\r\nX-Own: 1\r\n.*\r\n\r\naaa\z}m, writes.first)
    assert_includes writes.first, 'Content-Length: 3'
  end

  def test_downloads_to_one_path_do_not_collide
    Dir.mktmpdir do |folder|
      target = Pathname("#{folder}/b.bin")
      open = -> { Sdk::Internal::Downloads::Opening.open(@core, get('/large', 'binary'), {}) }
      Array.new(2) { Thread.new { open.call.save_to(target) } }.each(&:join)
      assert_equal Support::HttpServer::LARGE, target.size
      read = open.call
      assert_operator read.first.bytesize, :>, 0
      assert_raises(IOError) { read.save_to("#{folder}/c.bin") }
      assert_equal ['b.bin'], Dir.children(folder)
    end
  end

  def test_a_download_that_is_left_closes_its_connection
    Sdk::Internal::Downloads::Opening.open(@core, get('/large', 'binary'), {}).each.first
    assert @server.noted?('gone')
  end

  def test_a_thread_that_is_killed_closes_its_connection
    thread = Thread.new { @core.execute(get('/never'), {}) }
    sleep 0.1
    thread.kill
    assert thread.join(1)
  end

  def test_a_limit_of_the_program_ends_a_call
    assert_raises(Timeout::Error) { Timeout.timeout(0.1) { @core.execute(get('/never'), {}) } }
    assert_equal '/echo', @core.execute(get('/echo'), {})['path']
    assert_equal 2, connections
  end

  def test_a_body_beyond_the_limit
    error = assert_raises(Sdk::Errors::DecodeError) do
      @core.execute(get('/large'), {}, 'any', { max_response_bytes: 1000 })
    end
    assert_match(/larger than 1000 bytes/, error.message)
  end

  def test_a_certificate_that_is_not_trusted_is_refused
    key = OpenSSL::PKey::EC.generate('prime256v1')
    context = OpenSSL::SSL::SSLContext.new
    context.key = key
    context.cert = certificate(key)
    server = Support::HttpServer.new do |connection|
      OpenSSL::SSL::SSLSocket.new(connection, context).tap(&:accept)
    end
    url = server.url('https')
    error = assert_raises(Sdk::Errors::ConnectionError) { core(url).execute(get('/echo'), {}) }
    assert_equal 'connect', error.phase
    assert_trusted(url, context.cert)
  ensure
    server&.close
  end

  def assert_trusted(url, certificate)
    store = OpenSSL::X509::Store.new
    store.add_cert(certificate)
    http_client = Sdk::NetHttpClient.new { |http| http.cert_store = store }
    2.times { assert_equal '/echo', core(url, http_client:).execute(get('/echo'), {})['path'] }
  end

  # A certificate for 127.0.0.1 that nobody but itself vouches for.
  def certificate(key)
    OpenSSL::X509::Certificate.new.tap do |one|
      one.version = 2
      one.serial = 1
      one.subject = one.issuer = OpenSSL::X509::Name.parse('/CN=test')
      one.public_key = key
      one.not_before = Time.now - 60
      one.not_after = Time.now + 3600
      one.add_extension(OpenSSL::X509::ExtensionFactory.new.create_extension('subjectAltName', 'IP:127.0.0.1'))
      one.sign(key, 'SHA256')
    end
  end
end
