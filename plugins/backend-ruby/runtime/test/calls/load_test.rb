# frozen_string_literal: true

require 'pathname'
require 'tempfile'
require_relative '../test_helper'

# What an SDK has to bear. With `SDK_LOAD=full`, there are 20,000 calls instead of 1,000.
class LoadTest < Minitest::Test
  FULL = ENV['SDK_LOAD'] == 'full'
  CALLS = FULL ? 20_000 : 1000
  PIECES = 200 * 16
  # Megabytes by which memory may grow at most, whatever the size of a file: Ruby lets some 50 of garbage pile up.
  GROWTH = 130
  UPLOAD = {
    method: 'POST', path: '/upload', body: { kind: 'binary', key: 'body' }, response: { kind: 'json' }
  }.freeze

  def setup
    @server = Support::LoadServer.new
  end

  def teardown
    @server.close
  end

  def core(given = {}, values = {})
    values = { base_url: @server.url, **values }
    Sdk::Internal::Http::ClientCore.build(Vectors::Descriptors.client(given), values, nil)
  end

  def get(path, kind = 'json')
    { method: 'GET', path:, response: { kind: } }
  end

  def in_parallel(count)
    Array.new(count) { |number| Thread.new { yield number } }.map(&:value)
  end

  def test_many_threads_call_through_one_client
    core = core()
    paths = in_parallel(200) { |number| core.execute(get("/slow/#{number}"), {})['path'] }
    assert_equal Array.new(200) { |number| "/slow/#{number}" }, paths
  end

  def test_one_request_replaces_an_expired_token
    scheme = { 'in' => 'oauth', 'tokenUrl' => "#{@server.url}/token" }
    core = core({ 'schemes' => [scheme] }, { clientId0: 'id', clientSecret0: 'secret' })
    core.execute(get('/x'), {})
    sleep 1
    in_parallel(50) { core.execute(get('/x'), {}) }
    assert_equal 2, core({}).execute(get('/tokens'), {})
  end

  def test_calls_leave_nothing_behind
    skip 'there is no list of open files' unless Dir.exist?('/proc/self/fd')

    core = core()
    200.times { core.execute(get('/x'), {}) }
    before = held
    CALLS.times { core.execute(get('/x'), {}) }
    # What other tests have left behind may go meanwhile.
    held.zip(before).each { |now, then_| assert_operator now, :<=, then_ * 1.05 }
  end

  # Objects, open files and threads.
  def held
    GC.start
    [GC.stat(:heap_live_slots), Dir.children('/proc/self/fd').length, Thread.list.length]
  end

  def test_large_files_stay_out_of_memory
    skip 'nothing tells how much memory there was' unless ::File.exist?('/proc/self/status')

    core = core()
    Tempfile.create('sdk') do |file|
      download(core, file.path, 16)
      before = peak
      download(core, file.path, PIECES)
      upload = core.execute(UPLOAD, { 'body' => Sdk::File.new(Pathname(file.path)) })
      assert_equal PIECES << 16, upload['length']
      assert_operator peak - before, :<, GROWTH
    end
  end

  def download(core, path, pieces)
    Sdk::Internal::Downloads::Opening.open(core, get("/large/#{pieces}", 'binary'), {}).save_to(path)
    assert_equal pieces << 16, ::File.size(path)
  end

  # The most memory that the process has had, in megabytes.
  def peak
    ::File.read('/proc/self/status')[/^VmHWM:\s+(\d+)/, 1].to_i / 1024
  end
end
